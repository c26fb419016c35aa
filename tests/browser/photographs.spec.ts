import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { TABLE_LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { IMAGE_FORMATS, WIDTHS } from '../../src/addresses/image-address.ts';
import { ask } from '../site/ask.ts';
import { feedFaults } from '../site/feed-schemas/feed-faults.ts';
import { pathOfWatch, SHOP_GTIN, SHOP_WATCHES, startPhotographedShop } from '../site/photographed-shop.ts';
import type { ThrowawaySite } from '../site/throwaway.ts';
import { dragByFinger } from './finger.ts';
import { expect, test } from './visitor.ts';

/* A shop with its own photographs: its pages and pictures over HTTP, and its gallery in a browser. */

test.describe.configure({ mode: 'default' });

const t = translator('en');
const NAME = 'Rolex Submariner Date 126610LN';

let shop: ThrowawaySite;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await startPhotographedShop();
});
test.afterAll(() => shop?.stop());

/** The alternative text of the first photograph. */
const ALT_TEXT = {
  ru: ', корпус: сталь, циферблат: чёрный, ремешок: каучук, 41\u00a0мм',
  en: ', steel case, black dial, rubber strap, 41\u00a0mm',
  ua: ', корпус: сталь, циферблат: чорний, ремінець: каучук, 41\u00a0мм',
  uz: ', poʻlat korpus, qora siferblat, kauchuk tasma, 41\u00a0mm',
} as const;

/** Decision 87: the terms of a piece stand on its page. */
const TERMS = ['itemTerms.title', 'item.guarantee', 'itemTerms.returns', 'itemTerms.payment'] as const;

/** Requests a path on one host of the shop. */
function get(path: string, locale: (typeof TABLE_LOCALES)[number] = 'en') {
  return ask(locale, path, { port: shop.port, host: new URL(shop.origins[locale]).host });
}

/** Unique names of the pictures of a page. */
const namesIn = (text: string) => [
  ...new Set([...text.matchAll(/\/media\/([^" ]+?)-\d+\.(?:avif|webp)/g)].map(([, name = '']) => name)),
];

const open = (page: Page, watch: 'five' | 'many' | 'none') => page.goto(shop.origins.en + pathOfWatch(watch));
const viewerOf = (page: Page) => page.getByRole('dialog', { name: t('item.pictures') });
const thumbnails = (page: Page) => page.locator('a[data-gallery-act="show"]');
const imageIn = (place: Locator) => place.locator('img:not(.placeholder)');

const FEEDS = {
  'yandex-market': { piece: /<offer .*<\/offer>/g, gtin: `<barcode>${SHOP_GTIN}</barcode>`, most: 11 },
  'google-merchant': { piece: /<item>.*<\/item>/g, gtin: `<g:gtin>${SHOP_GTIN}</g:gtin>`, most: 11 },
} as const;

test('D98 both feeds of each host have the photographed watches, at addresses that answer; GTIN where there is one', async () => {
  const { five, many } = SHOP_WATCHES;
  const pictures = new Set<string>();
  for (const [name, { piece, gtin, most }] of Object.entries(FEEDS)) {
    const feeds: { host: string; text: string }[] = [];
    for (const locale of TABLE_LOCALES) {
      const origin = shop.origins[locale];
      const feedPath = `/feeds/${name}.xml`;
      // Feeds say 503 while the backend has no time for them: other tests may take it.
      await expect.poll(async () => (await get(feedPath, locale)).status).toBe(200);
      const { text } = await get(feedPath, locale);
      feeds.push({ host: locale, text });
      const pieces = text.match(piece) ?? [];
      const shown = pieces.map((one) =>
        [...one.matchAll(/>([^<]*\/media\/[^<]*)</g)].map(([, at = '']) => at),
      );
      expect(shown.map(({ length }) => length)).toEqual([five.photographs, Math.min(many.photographs, most)]);
      for (const address of shown.flat()) {
        expect(address.startsWith(`${origin}/media/clock/`), address).toBe(true);
        if (locale === 'uz') pictures.add(address.slice(origin.length));
      }
      expect(pieces.map((one) => one.includes(gtin))).toEqual([true, false]);
      if (name === 'google-merchant')
        expect(pieces.map((one) => one.includes('<g:mpn>'))).toEqual([true, true]);
    }
    expect(await feedFaults(name as keyof typeof FEEDS, feeds)).toEqual([]);
  }
  expect(pictures.size).toBe(five.photographs + FEEDS['google-merchant'].most);
  for (const path of pictures) {
    const { status, headers } = await get(path, 'uz');
    expect([path, status, headers['content-type']]).toEqual([path, 200, 'image/webp']);
  }
});

test('a photograph is served in six widths and two formats, upright, without what the camera wrote', async () => {
  const { text } = await get(pathOfWatch('five'));
  const [name = ''] = namesIn(text);
  expect(text).toContain(`"gtin13":"${SHOP_GTIN}"`);
  expect(name).toMatch(/^clock\/rolex-submariner-1\/photo\.[0-9a-f]{32}$/);
  for (const width of WIDTHS) {
    for (const format of IMAGE_FORMATS) {
      const { status, headers, body } = await get(`/media/${name}-${width}.${format}`);
      expect([status, headers['content-type']]).toEqual([200, `image/${format}`]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const facts = await sharp(body).metadata();
      expect(facts.width).toBe(width);
      expect(Math.abs(facts.height - (width * 4) / 3), 'three to four, as it was held').toBeLessThan(1);
      expect([facts.exif, facts.orientation, body.includes('Camera of the shop')]).toEqual([
        undefined,
        undefined,
        false,
      ]);
    }
  }
});

for (const locale of TABLE_LOCALES) {
  test(`${locale}: alternative texts, caption and forms follow what the pictures are`, async () => {
    const words = translator(locale);
    const { text } = await get(pathOfWatch('five'), locale);
    const name = NAME + ALT_TEXT[locale];
    const first = words('itemPictures.photograph', { name, number: 1, count: 5 });
    const last = words('itemPictures.photograph', { name: NAME, number: 5, count: 5 });
    for (const alt of [first, last]) expect(text).toContain(`alt="${alt}"`);
    expect(text).toContain(`<meta property="og:image:alt" content="${name}"`);
    expect(text).toContain(words('itemPictures.photographed'));
    for (const term of TERMS) expect(text, term).toContain(`>${words(term)}<`);
    expect(text).not.toContain('href="/photo-request/');
    const asked = (watch: 'five' | 'none') => `/photo-request/?item=${pathOfWatch(watch).slice(1, -1)}`;
    expect((await get(asked('five'), locale)).headers.location).toBe(pathOfWatch('five'));
    expect((await get(asked('none'), locale)).text).toContain(words('requests.photoRequestTitle'));
    const none = await get(pathOfWatch('none'), locale);
    expect(none.text).toContain(words('itemPictures.silhouette'));
    expect(none.text).not.toContain(words('itemPictures.photographed'));
    expect(none.text).toContain('href="/photo-request/');
    // A silhouette shows no more in the full-screen viewer.
    expect([text, none.text].map((one) => one.includes('data-gallery-act="open"'))).toEqual([true, false]);
  });
}

test('lists, shared links, structured data and the sitemap show the first photograph', async () => {
  const item = await get(pathOfWatch('five'));
  const [first = ''] = namesIn(item.text);
  const largest = `${shop.origins.en}/media/${first}-1000.webp`;
  expect(item.text).toContain(`"image":["${largest}"`);
  expect(item.text).toContain(`<meta property="og:image" content="${largest}"`);
  expect((await get('/clocks_today/')).text).toContain(`/media/${first}-492.webp`);
  const { text: index } = await get('/sitemap.xml');
  const files = [...index.matchAll(/<loc>[^<]*(\/sitemap-[^<]+)<\/loc>/g)].map(([, path = '']) => path);
  const sitemaps = await Promise.all(files.map((path) => get(path)));
  expect(sitemaps.map(({ text }) => text).join('')).toContain(largest);
});

test('without a script every photograph is a link to itself, and thumbnails lead to them', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await open(page, 'five');
  const plates = page.locator('[data-gallery-strip] > a');
  await expect(plates).toHaveCount(5);
  await thumbnails(page).nth(3).click();
  await expect(plates.nth(3)).toBeInViewport();
  const href = (await plates.nth(3).getAttribute('href')) ?? '';
  expect(href).toMatch(/\/photo\.\w+-668\.webp$/);
  expect((await get(href)).status).toBe(200);
  await context.close();
});

for (const [width, height] of [
  [375, 800],
  [768, 1000],
  [1440, 900],
] as const) {
  test(`at ${width} px nothing is cut off a photograph, and plates have one shape`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, 'five');
    const plates = await page
      .locator('[data-gallery-strip] > a')
      .evaluateAll((found) => found.map((one) => [one.clientWidth, one.clientHeight]));
    expect(new Set(plates.map(([wide = 0, high = 0]) => Math.round((wide / high) * 50))).size).toBe(1);
    const fits = await imageIn(page.locator('[data-gallery-strip] > a')).evaluateAll((found) =>
      found.map((one) => [
        getComputedStyle(one).objectFit,
        one.clientHeight,
        one.parentElement?.closest('a')?.clientHeight,
      ]),
    );
    for (const [fit, own, plate] of fits) expect([fit, own]).toEqual(['contain', plate]);
    await page.goto(`${shop.origins.en}/clocks_today/`);
    const cards = await page.locator('[data-card] > .plate').evaluateAll((found) =>
      found.map((one) => {
        const { width: wide, height: high } = one.getBoundingClientRect();
        return (wide / high).toFixed(2);
      }),
    );
    expect(new Set(cards), 'photographs and silhouettes').toEqual(new Set(['0.83']));
  });
}

test('twenty-four photographs: keys, arrows and thumbnails turn, those far away are not fetched', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, 'many');
  const counter = page.locator('[data-gallery-count]');
  await expect(counter).toHaveText('1 / 24');
  await page.getByRole('group', { name: t('item.pictures') }).focus();
  for (const [key, at] of [
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(counter).toHaveText(`${at} / 24`);
    await expect(page.locator('[data-gallery-status]'), 'told to a screen reader').toHaveText(
      new RegExp(`photograph ${at} of 24$`),
    );
  }
  const large = () =>
    new Set(fetched.filter((url) => !url.includes('-160.')).map((url) => /photo\.(\w+)-/.exec(url)?.[1]));
  await expect.poll(() => large().size).toBeGreaterThan(2);
  expect(large().size, 'with those of the offer below').toBeLessThan(12);
  await page.keyboard.press('End');
  await expect(counter).toHaveText('24 / 24');
  await expect(thumbnails(page).last()).toBeInViewport();
  await page
    .getByRole('button', { name: t('itemGallery.previous') })
    .first()
    .click();
  await expect(counter).toHaveText('23 / 24');
});

test('the whole screen: turned and magnified by keys, closed with the focus where one was', async ({
  page,
}) => {
  await open(page, 'five');
  await page.getByRole('link', { name: t('itemGallery.open') }).focus();
  await page.keyboard.press('Enter');
  const viewer = viewerOf(page);
  await expect(viewer).toBeVisible();
  await expect(viewer.getByText(`photograph 1 of 5`)).toBeVisible();
  const { width, height } = (await viewer.boundingBox()) ?? {};
  expect([width, height]).toEqual([1280, 900]);
  // The magnified picture has every pixel of the original, which is not fetched before.
  const [first, shown] = [0, 1].map((at) => imageIn(viewer.locator('[data-viewer-slides]')).nth(at)) as [
    Locator,
    Locator,
  ];
  const source = () => first.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(source).toMatch(/-1000\.\w+$/);
  await page.keyboard.press('+');
  await expect.poll(source).toMatch(/-2560\.webp$/);
  const { body } = await get(new URL(await source()).pathname);
  expect((await sharp(body).metadata()).width).toBe(1050);
  await page.keyboard.press('-');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 / 5')).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.keyboard.press('+');
  await expect(viewer.getByText('× 1.5')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(thumbnails(page).nth(1)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

  test('a finger swipes from one photograph to the next, a tap opens and magnifies', async ({ page }) => {
    await open(page, 'five');
    const strip = page.locator('[data-gallery-strip]');
    const { x = 0, y = 0 } = (await strip.boundingBox()) ?? {};
    await dragByFinger(page, { x: x + 300, y: y + 150 }, { x: x + 60, y: y + 150 });
    await expect(page.locator('[data-gallery-count]')).toHaveText('2 / 5');
    await strip.locator('> a').nth(1).tap();
    const viewer = viewerOf(page);
    await expect(viewer.getByText('2 / 5')).toBeVisible();
    await page.touchscreen.tap(180, 400);
    await expect(viewer.getByText('× 2.5')).toBeVisible();
  });
});
