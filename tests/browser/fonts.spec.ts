import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from './visitor.ts';

test.use({ keepsFiles: false });

/**
 * The smallest shift to report: a word that moves by a few pixels. One line more or less is a hundred times as
 * much.
 */
const UNSEEN = 0.005;

for (const width of [375, 1440]) {
  test(`at ${width} px: nothing moves when the fonts come late`, async ({ visit, page }) => {
    const visitor = visit('ru');
    await page.setViewportSize({ width, height: 900 });
    const late: string[] = [];
    await page.route('**/*.woff2', async (route) => {
      late.push(route.request().url());
      await wait(700);
      await route.continue();
    });
    await visitor.open('/about/');
    await expect.poll(() => page.evaluate(isSetInOwnFonts)).toBe(true);
    expect(late.length).toBeGreaterThanOrEqual(4);
    expect(await page.evaluate(layoutShift)).toBeLessThan(UNSEEN);
  });
}

for (const host of ['ru', 'ua'] as const) {
  test(`on ${host} the sign of a currency does not bring the fonts of other languages`, async ({
    visit,
    page,
  }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await visit(host).open('/clocks_today/');
    const sign = host === 'ru' ? '₽' : '₴';
    await expect(page.getByText(sign).first()).toBeVisible();
    await expect.poll(() => page.evaluate(hasArrived, sign)).toBe(true);
    expect(fonts.filter((url) => url.includes('-ext-'))).toEqual([]);
  });
}

/** Whether text and headings use the site's fonts: all text has Latin letters, all headings have signs. */
async function isSetInOwnFonts(): Promise<boolean> {
  await document.fonts.ready;
  return (
    document.fonts.check('16px Onest', 'Часы Rolex') && document.fonts.check('500 52px Cormorant', 'Часы, 5')
  );
}

/** The sum of all layout shifts so far. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      resolve(
        list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
      );
    }).observe({ type: 'layout-shift', buffered: true });
    // Without any shift the observer is never called.
    setTimeout(() => resolve(0), 1000);
  });
}

/** Whether the page's fonts are loaded, the text font for this sign included. */
async function hasArrived(sign: string): Promise<boolean> {
  await document.fonts.ready;
  return document.fonts.check('16px Onest', sign);
}
