import type { Page } from '@playwright/test';
import { LOCALES, offeredLocales } from '@tourbillon/domain/i18n/locales.ts';
import { expect, test, Visitor } from './visitor.ts';

/** The largest part of the first screen that notices may cover. */
const MOST = 0.15;

const SCREENS = [
  { width: 320, height: 640 },
  { width: 375, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

for (const locale of LOCALES) {
  test(`notices on ${locale}: one at a time on the first visit, quiet at every width`, async ({
    browser,
  }) => {
    // A visitor whose browser has another language gets both notices, and that language is offered in the
    // header.
    const other = offeredLocales(locale).find((offered) => offered !== locale) ?? 'en';
    const context = await browser.newContext({ locale: other });
    const page = await context.newPage();
    const visitor = new Visitor(page, locale);
    const stranger = new Visitor(page, other);
    await visitor.open('/');
    const important = page.getByRole('region', { name: visitor.t('layout.important') }).getByRole('button');
    const closers = [stranger.button('layout.suggestStay'), visitor.button('layout.cookieHide'), important];
    for (const close of closers) {
      // The message about appraisals is for pages where people sell.
      if (close === important) {
        await expect(page.locator('[data-notice]:visible')).toHaveCount(0);
        await visitor.open('/uslugi/skupka-chasov/');
      }
      for (const size of SCREENS) {
        await page.setViewportSize(size);
        expect.soft(await covered(page), `${String(close)} at ${size.width} px`).toBeLessThanOrEqual(MOST);
      }
      await close.click();
    }
    await expect(page.locator('[data-notice]:visible')).toHaveCount(0);
    await visitor.open('/uslugi/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-notice]:visible')).toHaveCount(0);
    await context.close();
  });
}

test('§2 important messages: not on the contacts', async ({ visit, page }) => {
  const visitor = visit('ru');
  await visitor.open('/contacts/moscow/');
  await visitor.button('layout.cookieHide').click();
  await expect(page.locator('[data-notice]:visible')).toHaveCount(0);
});

test('D88 on a phone a notice waits at the end of the page while an answer is read', async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const notice = page.locator('[data-cookie-notice]');
  await visit('en').open('/estimate/');
  await expect(notice).toBeInViewport();
  await visit('en').open('/loan/?amount=3000&days=30');
  await expect(notice).toBeVisible();
  await expect(notice).not.toBeInViewport();
});

/** Part of the window under notices. At least one notice must be visible. */
async function covered(page: Page): Promise<number> {
  const notice = page.locator('[data-notice]:visible');
  await expect(notice).toHaveCount(1);
  const box = await notice.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  return box ? (box.width * box.height) / (width * height) : 1;
}
