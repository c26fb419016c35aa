import { expect, test } from './visitor.ts';

test('D17 D56 §5 the diamond calculator: a range, its width, the notice below a carat, the least weight', async ({
  visit,
  page,
}) => {
  const visitor = visit('ua');
  const { t } = visitor;
  await visitor.open('/uslugi/skupka-ukrashenij-s-brilliantami/#calculator');
  const form = page.locator('#calculator form');
  const weight = form.getByLabel(t('diamondCalculator.weight'));
  const result = form.getByRole('status');
  const least = { least: '0,18', most: '30' };

  await weight.fill('0,1');
  await visitor.button('diamondCalculator.reckon').click();
  await expect(weight).toHaveAccessibleDescription(new RegExp(t('diamondCalculator.tooLight', least)));
  // The price of the previous stone must not appear for this one.
  await expect(form.getByText(visitor.pattern('diamondCalculator.range'))).toBeHidden();
  await expect(weight).toBeFocused();

  await weight.fill('0,5');
  await weight.press('Enter');
  await expect(result.getByText(t('diamondCalculator.small'))).toBeVisible();
  await expect(result.getByText(visitor.pattern('diamondCalculator.range'))).toBeVisible();
  await expect(form.getByText(t('diamondCalculator.tooLight', least))).toBeHidden();

  await weight.fill('1');
  await form.getByLabel(t('diamondCalculator.colour')).selectOption('M');
  await expect(result.getByText(t('diamondCalculator.spread', { percent: 35 }))).toBeVisible();
  await expect(result.getByText(t('diamondCalculator.small'))).toBeHidden();

  // The loan calculator asks the server during typing.
  await visitor.open('/loan/');
  const loan = page.getByRole('region', { name: t('loan.result') });
  await expect(loan.getByText(t('loan.interest', { count: 30 }))).toBeVisible();
  await page.getByLabel(t('loan.days')).fill('7');
  await expect(loan.getByText(t('loan.interest', { count: 7 }))).toBeVisible();
  const sum = page.getByLabel(t('loan.amount'));
  await sum.fill('100000');
  await sum.press('Tab');
  await expect(sum).toHaveValue('100\u202f000');

  // A corrected field loses its error, and keeps the focus.
  const days = page.getByLabel(t('loan.days'));
  await days.fill('');
  await days.press('Enter');
  const asked = page.locator('[data-loan-form]');
  await expect(asked.getByRole('alert')).toBeVisible();
  await expect(days).toHaveAccessibleDescription(new RegExp(t('forms.required')));
  await days.fill('7');
  await expect(loan.getByText(t('loan.interest', { count: 7 }))).toBeVisible();
  await expect(asked.getByRole('alert')).toBeHidden();
  await expect(asked.getByText(t('forms.required'))).toBeHidden();
  await expect(days).not.toHaveAttribute('aria-invalid');
  await expect(days).toHaveAccessibleDescription(/\d/);
  await expect(days).toBeFocused();
});

test('§2 a drawn film goes from scene to scene while it plays and stays where it is held', async ({
  visit,
  page,
}) => {
  await page.clock.install();
  const visitor = visit('en');
  await visitor.open('/video/kak-prohodit-zalog/');
  const scene = page.getByRole('navigation').locator('[aria-current="step"]');
  await expect(scene).toContainText('0:00');
  await visitor.button('videos.play').click();
  await page.clock.fastForward(9_000);
  await expect(scene).toContainText('0:09');
  await visitor.button('videos.pause').click();
  await page.clock.fastForward(30_000);
  await expect(scene).toContainText('0:09');
  await expect(visitor.button('videos.play')).toBeVisible();
  const picture = page.getByRole('main').getByRole('listitem').getByRole('img').nth(1);
  await picture.click();
  await expect(visitor.button('videos.pause')).toBeVisible();
  await picture.click();
  await expect(visitor.button('videos.play')).toBeVisible();
});
