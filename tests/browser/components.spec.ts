import { LOCALE_FACTS, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { wrongLetters } from '../site/letters.ts';
import { ask } from '../site/ask.ts';
import { visibleText } from '../site/visible-text.ts';
import { axeComplaints, overflow } from './accessibility-steps.ts';
import { expect, test } from './visitor.ts';

const PAGE = '/components/';

for (const [turn, locale] of LOCALES.entries()) {
  // Axe in both schemes, one language for each; what fits depends on the words of every language.
  const colorScheme = turn % 2 === 0 ? 'light' : 'dark';
  const isJudged = turn < 2;
  test(`architecture §8 on ${locale}, ${colorScheme}: every component fits${isJudged ? ' and is accessible' : ''}`, async ({
    visit,
    page,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await visit(locale).open(PAGE);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await overflow(page)).sideways, `${width} px`).toEqual([]);
    }
    if (isJudged) expect(await axeComplaints(page)).toEqual([]);
  });

  test(`components on ${locale}: in its own letters, off the lists of search engines`, async () => {
    const { text, status } = await ask(locale, PAGE);
    expect(status).toBe(200);
    expect(text).toContain('<meta name="robots" content="noindex, follow"');
    expect(wrongLetters(visibleText(text, LOCALE_FACTS[locale].lang), locale)).toBe('');
    expect((await ask(locale, '/robots.txt')).text).not.toContain(PAGE);
  });
}

test('components: tabs answer to the arrows, Home and End, and one is in the order of Tab', async ({
  visit,
  page,
}) => {
  const { t } = await opened(visit('ru'));
  const tab = (key: 'item.guarantee' | 'itemByKind.delivery_clock' | 'item.condition_perfect') =>
    page.getByRole('tab', { name: t(key) });
  const panel = (key: 'item.guarantee' | 'itemByKind.delivery_clock') =>
    page.getByRole('tabpanel', { name: t(key) });
  await expect(panel('item.guarantee')).toBeVisible();
  await tab('itemByKind.delivery_clock').click();
  await expect(panel('itemByKind.delivery_clock')).toBeVisible();
  await expect(panel('item.guarantee')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(tab('item.condition_perfect')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab('item.guarantee')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab('item.condition_perfect')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tab('item.guarantee')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
});

test('components: tabs without JavaScript are links to panels that all show', async ({ browser, visit }) => {
  const { origin, t } = visit('en');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(origin + PAGE);
  await expect(page.getByRole('heading', { name: t('itemByKind.delivery_clock'), level: 3 })).toBeVisible();
  await page.getByRole('link', { name: t('itemByKind.delivery_clock') }).click();
  await expect(page).toHaveURL(/#delivery$/);
  await context.close();
});

test('components: of an accordion one line is open at a time, by keyboard too', async ({ visit, page }) => {
  const { t } = await opened(visit('uz'));
  const line = (key: 'item.guarantee' | 'itemByKind.delivery_clock') =>
    page.locator('.accordion summary').filter({ hasText: t(key) });
  const text = (key: 'itemByKind.guaranteeText_clock' | 'itemByKind.deliveryText_clock') =>
    page.locator('.accordion').getByText(t(key));
  await expect(text('itemByKind.guaranteeText_clock')).toBeVisible();
  await line('itemByKind.delivery_clock').focus();
  await page.keyboard.press('Enter');
  await expect(text('itemByKind.deliveryText_clock')).toBeVisible();
  await expect(text('itemByKind.guaranteeText_clock')).toBeHidden();
});

test('components: a toast takes the place of the one before, an error stays until closed', async ({
  visit,
  page,
}) => {
  const { t } = await opened(visit('ua'));
  const toast = page.locator('[data-toast]');
  await page.clock.install();
  await page.getByRole('button', { name: t('styleGuide.saved') }).click();
  await expect(toast).toContainText(t('styleGuide.saved'));
  await page.getByRole('button', { name: t('styleGuide.notSent') }).click();
  await expect(toast).toHaveCount(1);
  await expect(page.getByRole('alert').and(toast)).toContainText(t('styleGuide.notSent'));
  await page.mouse.move(0, 0);
  await page.clock.fastForward(60_000);
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: t('layout.close') }).click();
  await expect(toast).toHaveCount(0);

  await page.getByRole('button', { name: t('styleGuide.saved') }).click();
  await page.clock.fastForward(60_000);
  await expect(toast).toHaveCount(0);
});

test('components: a toast lives through a change of page', async ({ visit, page }) => {
  const { t } = await opened(visit('en'));
  const toast = page.locator('[data-toast]');
  await page.getByRole('button', { name: t('styleGuide.notSent') }).click();
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/components/);
  await expect(toast).toContainText(t('styleGuide.notSent'));
  await toast.getByRole('button').focus();
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
});

test('forms: a summary on top takes the focus and leads into each field', async ({ visit, page }) => {
  const { t } = await opened(visit('ru'));
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: t('styleGuide.reserve') }) });
  await form.getByRole('button', { name: t('styleGuide.reserve') }).click();
  const summary = form.getByRole('group', { name: t('styleGuide.errorTitle') });
  await expect(summary).toBeFocused();
  const name = form.getByLabel(t('styleGuide.name'));
  await expect(name).toHaveAccessibleDescription(t('styleGuide.errorRequired'));
  await summary.getByRole('link', { name: t('styleGuide.name') }).click();
  await expect(name).toBeFocused();
  await name.fill(t('styleGuide.nameValue'));
  await form.getByLabel('Telegram').check();
  await form.getByLabel(t('styleGuide.consent')).check();
  await form.getByRole('button', { name: t('styleGuide.reserve') }).click();
  await expect(summary).toHaveCount(0);
  await expect(page.locator('[data-toast]')).toContainText(t('styleGuide.saved'));
});

test('forms: Astro parts and their React twins are the same', async ({ visit, page }) => {
  const { t } = await opened(visit('en'));
  const field = (group: string, label: string) =>
    page
      .locator(`[data-group="${group}"] .field`)
      .filter({ has: page.getByText(label, { exact: true }) })
      .first()
      .evaluate((element) => {
        const seen = [...element.querySelectorAll('*')].map((part) => `${part.tagName}.${part.className}`);
        return { classes: seen, height: element.getBoundingClientRect().height };
      });
  for (const key of ['styleGuide.sum', 'item.condition'] as const) {
    expect(await field('form', t(key)), key).toEqual(await field('fields', t(key)));
  }
});

async function opened<V extends { open(path: string): Promise<number> }>(visitor: V): Promise<V> {
  await visitor.open(PAGE);
  return visitor;
}
