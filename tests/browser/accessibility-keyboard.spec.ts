import { someItem } from '../site/page-kinds.ts';
import { tabTo } from './accessibility-steps.ts';
import { brandBox } from './catalogue-steps.ts';
import { expect, test } from './visitor.ts';

test('WCAG 2.4.1 keyboard: the first Tab offers to skip to the content', async ({ visit, page }) => {
  const visitor = visit('uz');
  await visitor.open('/uslugi/');
  await page.keyboard.press('Tab');
  await expect(visitor.link('layout.skipToContent')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

for (const width of [375, 1280]) {
  test(`WCAG 2.1.1, 2.4.3 keyboard at ${width} px: the menu opens, keeps the focus, gives it back`, async ({
    visit,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const visitor = visit('ua');
    await visitor.open('/about/');
    const open = visitor.button('layout.menu').first();
    const panel = page.getByRole('dialog', { name: visitor.t('layout.menu') });
    await tabTo(open);
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await expect(visitor.button('layout.closeMenu')).toBeFocused();
    const links = await panel.getByRole('link').count();
    for (let presses = 0; presses < links; presses++) await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').last()).toBeFocused();
    // After the last link, Tab goes to the browser's own controls, then to the panel again; never to the page
    // behind it.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer'))).toBeNull();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(open).toBeFocused();
  });

  test(`WCAG 2.1.1 keyboard at ${width} px: a city is chosen, the list closes when the focus leaves`, async ({
    visit,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const visitor = visit('en');
    await visitor.open('/about/');
    const summary = visitor.summary('layout.city');
    const list = page.locator('details').filter({ has: summary }).getByRole('list');
    await tabTo(summary);
    await page.keyboard.press('Enter');
    await expect(list).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(summary).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(list).toBeHidden();

    await tabTo(summary);
    await page.keyboard.press('Enter');
    await tabTo(list.getByRole('link', { name: 'Baku' }));
    await page.keyboard.press('Enter');
    await expect(list).toBeHidden();
    await expect(summary).toContainText('Baku');
  });
}

test('WCAG 2.1.1 keyboard: another language', async ({ visit, page }) => {
  const visitor = visit('ru');
  await visitor.open('/about/');
  await tabTo(visitor.summary('layout.language'));
  await page.keyboard.press('Enter');
  const other = page.getByRole('banner').getByRole('link', { name: 'English' });
  await tabTo(other);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${visit('en').origin}/about/`);
});

test('WCAG 2.1.1 keyboard: a brand is chosen among the filters', async ({ visit, page }) => {
  const visitor = visit('ru');
  await visitor.open('/clocks_today/');
  const box = brandBox(visitor, 'Omega');
  await tabTo(box);
  await page.keyboard.press('Space');
  await visitor.expectAddress(/brands/);
  await expect(box).toBeChecked();
});

test('WCAG 2.1.1 keyboard: the pictures of an item', async ({ visit, page }) => {
  const visitor = visit('ru');
  await visitor.open(await someItem());
  const strip = page.getByRole('group', { name: visitor.t('item.pictures') });
  const figure = page.getByRole('figure').filter({ has: strip });
  const thumbnail = figure.getByRole('listitem').getByRole('link').nth(1);
  await tabTo(thumbnail);
  await page.keyboard.press('Enter');
  await expect(strip.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.5 });
});

test('WCAG 2.1.1 keyboard: a question opens on its answer', async ({ visit, page }) => {
  await visit('uz').open('/uslugi/');
  const question = page.locator('#faq details').first();
  await tabTo(question.locator('summary'));
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(question).not.toHaveAttribute('open');
});

test('WCAG 2.1.1 keyboard: the notices are closed one after another', async ({ visit, page }) => {
  const visitor = visit('ua');
  await visitor.open('/uslugi/');
  await tabTo(visitor.button('layout.cookieHide'));
  await page.keyboard.press('Enter');
  const important = page.getByRole('region', { name: visitor.t('layout.important') });
  await expect(important).toBeVisible();
  await tabTo(important.getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(important).toBeHidden();
});
