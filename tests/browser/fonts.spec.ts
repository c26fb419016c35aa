import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
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

for (const [host, files] of Object.entries({
  ru: ['cormorant-cyrillic', 'onest-cyrillic', 'onest-latin', 'onest-rouble'],
  en: ['cormorant-latin', 'onest-latin'],
  ua: ['cormorant-cyrillic', 'onest-cyrillic', 'onest-hryvnia', 'onest-latin'],
  uz: ['cormorant-latin', 'onest-latin'],
}) as [Locale, string[]][]) {
  test(`D673 on ${host} neither spaces of headings nor names of languages bring a file to a list`, async ({
    visit,
    page,
  }) => {
    const fonts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.add(path.basename(request.url()).replace(/\..*/, ''));
    });
    await visit(host).open('/clocks_today/');
    // Roles would lay out the closed list of languages as well.
    await expect(page.locator('h1')).toHaveText(/\S\s\S/);
    await expect(page.locator('footer [hreflang=en]')).toHaveText('English');
    await page.evaluate(() => document.fonts.ready);
    expect([...fonts].toSorted()).toEqual(files);
  });
}

test('no name on the home page brings a whole typeface', async ({ visit, page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await visit('ru').open('/');
  await expect.poll(() => page.evaluate(isSetInOwnFonts)).toBe(true);
  expect(fonts.length).toBeGreaterThan(3);
  expect(fonts.filter((url) => url.includes('-wght-normal.'))).toEqual([]);
});

test('a letter that the subsets lack is set in the typeface of its text, in every weight', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  await visitor.open('/about/');
  await page.evaluate((text) => {
    for (const weight of ['400', '600']) {
      const line = document.createElement('p');
      Object.assign(line, { textContent: text, id: `weight-${weight}` });
      line.style.fontWeight = weight;
      document.querySelector('main')?.append(line);
    }
    const title = document.querySelector('h1');
    if (title) title.textContent = text;
  }, 'Žižek');
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const fontsOf = async (selector: string) => {
    const { root } = await client.send('DOM.getDocument');
    const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    return [...new Set(fonts.map(({ familyName }) => familyName.split(' ')[0]))];
  };
  await expect.poll(() => fontsOf('h1')).toEqual(['Cormorant']);
  await expect.poll(() => fontsOf('#weight-400')).toEqual(['Onest']);
  await expect.poll(() => fontsOf('#weight-600')).toEqual(['Onest']);
});

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
