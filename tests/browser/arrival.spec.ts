import type { Page } from '@playwright/test';
import { expect, test } from './visitor.ts';

const PHONE = { width: 375, height: 740 };

/** Whether the page still arrives, the parts of it that are laid out, and its height. */
function state(page: Page) {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('main section, body > footer, [data-slide]')];
    const isLaidOut = (part: Element) =>
      part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
    return {
      arriving: document.documentElement.hasAttribute('data-arriving'),
      laidOut: parts.filter(isLaidOut).length,
      parts: parts.length,
      height: document.documentElement.scrollHeight,
    };
  });
}

/** Keeps the page from being done: its parts wait for `load`, which waits for a picture that never comes. */
async function holdBack(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route('**/never.png', async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const picture = Object.assign(new Image(), { src: '/never.png' });
      document.body.append(picture);
    });
  });
  return async () => {
    held.resolve();
    await page.waitForLoadState('load');
  };
}

test.describe('D725 a page that is laid out by parts', () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'no-preference' } });

  test('opened anew, is laid out where the visitor is, then part by part, as it is when loaded again', async ({
    visit,
    page,
  }) => {
    const { origin } = visit('en');
    const letGo = await holdBack(page);
    await page.goto(`${origin}/`, { waitUntil: 'domcontentloaded' });
    await expect.poll(async () => (await state(page)).laidOut).toBeGreaterThan(0);
    const first = await state(page);
    expect(first.arriving).toBe(true);
    expect(first.laidOut).toBeLessThan(first.parts / 2);
    // Who scrolls meanwhile sees what is there.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport({ timeout: 1_000 });
    }).toPass();
    await letGo();
    await expect.poll(async () => (await state(page)).arriving).toBe(false);
    const arrived = await state(page);

    await page.reload({ waitUntil: 'domcontentloaded' });
    const again = await state(page);
    expect(again.arriving).toBe(false);
    expect(again.laidOut).toBe(again.parts);
    expect(arrived.height).toBe(again.height);
  });

  test('brought by a link, is laid out at once', async ({ visit, page }) => {
    const visitor = visit('en');
    await visitor.open('/about/');
    await expect.poll(async () => (await state(page)).arriving).toBe(false);
    await page.getByRole('banner').locator('a[data-logo]').first().click();
    await visitor.expectAddress('/');
    const brought = await state(page);
    expect(brought.arriving).toBe(false);
    expect(brought.laidOut).toBe(brought.parts);
  });

  test('opened at a place of its own, is laid out at once', async ({ visit, page }) => {
    const { origin } = visit('en');
    await page.goto(`${origin}/#footer`, { waitUntil: 'domcontentloaded' });
    expect((await state(page)).arriving).toBe(false);
  });
});
