import type { Locator, Page } from '@playwright/test';
import { itemPath } from '@tourbillon/domain/sections/sections.ts';
import { ask } from '../site/ask.ts';
import { someItem } from '../site/page-kinds.ts';
import { expect, test, type Visitor } from './visitor.ts';

const PHONE = { width: 375, height: 812 };

/** The full-screen viewer of the pictures. */
const viewerOf = (visitor: Visitor) => visitor.page.getByRole('dialog', { name: visitor.t('item.pictures') });

/** The thumbnails, found by the labels of their pictures. */
const thumbnails = (page: Page) =>
  page.getByRole('main').locator('figure').getByRole('listitem').getByRole('link');

test.describe('gallery', () => {
  for (const [width, height] of [
    [375, 667],
    [600, 900],
    [768, 1024],
    [820, 1180],
  ] as const) {
    test(`item: at ${width} × ${height} the name is beside or below the picture, on the first screen`, async ({
      visit,
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await visit('ua').open(await someItem());
      const [name, price] = await page
        .locator('h1, .offer > .price')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
      const bar = page.locator('[data-item-bar]');
      const end = await bar.evaluate((element) => element.getBoundingClientRect().top || innerHeight);
      expect(name).toBeLessThan(end);
      // The bar of a phone repeats the price.
      if (width >= 600) expect(price).toBeLessThan(end);
    });
  }

  test('item: arrows and keys turn the pictures, and the thumbnails follow', async ({ visit, page }) => {
    const visitor = visit('uz');
    await visitor.open(await someItem());
    const current = page.locator('figure [aria-current="true"]');
    await visitor.button('itemGallery.next').click();
    await expect(thumbnails(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('group', { name: visitor.t('item.pictures') }).focus();
    for (const [key, place] of [
      ['End', 2],
      ['ArrowLeft', 1],
      ['Home', 0],
      ['ArrowLeft', 0],
      ['ArrowRight', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(thumbnails(page).nth(place)).toHaveAttribute('aria-current', 'true');
      await expect(current).toHaveCount(1);
    }
  });

  test('item: the whole screen by the keyboard: turned, magnified, closed, the focus at its picture', async ({
    visit,
    page,
  }) => {
    const visitor = visit('ua');
    await visitor.open(await someItem());
    await visitor.link('itemGallery.open').focus();
    await page.keyboard.press('Enter');
    const viewer = viewerOf(visitor);
    await expect(viewer).toBeVisible();
    const { width, height } = (await viewer.boundingBox()) ?? {};
    expect([width, height]).toEqual([1280, 900]);
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('2 / 3')).toBeVisible();
    await page.keyboard.press('+');
    await expect(viewer.getByText('× 1,5')).toBeVisible();
    await page.keyboard.press('-');
    await expect(viewer.getByText('×')).toHaveCount(0);
    await page.keyboard.press('End');
    await expect(viewer.getByText('3 / 3')).toBeVisible();
    await expect(viewer.getByRole('button', { name: visitor.t('itemGallery.next') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(thumbnails(page).nth(2)).toBeFocused();
    await expect(thumbnails(page).nth(2)).toHaveAttribute('aria-current', 'true');
  });

  test('item: a click magnifies where it falls, the mouse drags, a click goes back', async ({
    visit,
    page,
  }) => {
    const visitor = visit('en');
    await visitor.open(await someItem());
    await page.getByRole('img', { name: /front view/ }).click();
    const viewer = viewerOf(visitor);
    const picture = viewer.getByRole('img').first();
    await expect(viewer.getByText('1 / 3')).toBeVisible();
    await page.mouse.click(640, 300);
    await expect(viewer.getByText('× 2.5')).toBeVisible();
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeCloseTo(2.5 * 1280, -1);
    const before = await picture.boundingBox();
    await page.mouse.move(640, 400);
    await page.mouse.down();
    await page.mouse.move(540, 340, { steps: 4 });
    await page.mouse.up();
    const moved = async () => {
      const after = await picture.boundingBox();
      return [(after?.x ?? 0) - (before?.x ?? 0), (after?.y ?? 0) - (before?.y ?? 0)];
    };
    await expect.poll(moved).toEqual([-100, -60]);
    await expect(viewer.getByText('× 2.5')).toBeVisible();
    await page.mouse.click(640, 400);
    await expect(viewer.getByText('×')).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE, hasTouch: true });

    test('item: name and price are on the first screen, price and purchase at hand on every other; a tap magnifies', async ({
      visit,
      page,
    }) => {
      const visitor = visit('ru');
      await visitor.open(await someItem());
      const bar = page.locator('[data-item-bar]');
      const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
      const barTop = await bar.evaluate((element) => element.getBoundingClientRect().top);
      for (const part of [page.getByRole('heading', { level: 1 }), page.locator('.offer > .price')])
        expect(await bottomOf(part)).toBeLessThanOrEqual(barTop);
      // No notice lies over the bar: it waits at the end of the page.
      await expect(visitor.button('layout.cookieHide')).not.toBeInViewport();
      await visitor.button('layout.cookieHide').click();
      await page.getByRole('main').getByRole('img').first().tap();
      const viewer = viewerOf(visitor);
      await expect(viewer.getByText('1 / 3')).toBeVisible();
      await page.touchscreen.tap(180, 400);
      await expect(viewer.getByText('× 2,5')).toBeVisible();
      await viewer.getByRole('button', { name: visitor.t('layout.close') }).tap();
      await expect(thumbnails(page).first()).toBeFocused();

      for (const place of [
        page.getByRole('heading', { name: visitor.t('item.facts') }),
        page.getByText('©'),
      ]) {
        await place.scrollIntoViewIfNeeded();
        await expect(bar.getByRole('link', { name: visitor.t('itemOffer.buy') })).toBeInViewport({
          ratio: 1,
        });
        await expect(bar.getByRole('link', { name: visitor.t('item.call') })).toBeInViewport({ ratio: 1 });
      }
      // The end of the page can be read above the bar.
      expect(await bottomOf(page.getByText('©'))).toBeLessThanOrEqual(barTop);
    });
  });
});

test('item: what was viewed before stands on the page, without the item itself, the latest first', async ({
  visit,
  page,
}) => {
  const visitor = visit('ua');
  const { text } = await ask('ua', '/clocks_today/');
  const paths = [
    ...new Set(
      [...text.matchAll(new RegExp(`href="(${itemPath('clock', '[^"/]+')})"`, 'g'))].map(
        ([, path]) => path ?? '',
      ),
    ),
  ];
  const [first = '', second = '', third = ''] = paths;
  const viewed = page.getByRole('region', { name: visitor.t('savedLists.viewed') });
  await visitor.open(first);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(viewed).toHaveCount(0);
  await visitor.open(second);
  await visitor.open(third);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const links = viewed.getByRole('article').getByRole('link');
  await expect(links).toHaveCount(2);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    second,
    first,
  ]);
});

test('item: without a sheet of the device sharing copies the address and says so', async ({
  visit,
  page,
  context,
}) => {
  const visitor = visit('uz');
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: visitor.origin });
  const path = await someItem();
  await visitor.open(path);
  await visitor.button('itemOffer.share').click();
  await expect(page.getByText(visitor.t('savedLists.linkCopied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${path}$`));
});

test('item: sharing takes the sheet of the device where there is one', async ({ visit, page }) => {
  const visitor = visit('ru');
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => Promise.resolve(Object.assign(window, { shared: data })),
    });
  });
  const path = await someItem();
  await visitor.open(path);
  await visitor.button('itemOffer.share').click();
  await expect
    .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared?.url))
    .toMatch(new RegExp(`${path}$`));
});

test.describe('without scripts', () => {
  // Without scripts the browser loads every picture of the page: drawing them would take a quarter of a minute.
  test.use({ javaScriptEnabled: false });

  test('item: pictures, call and history are there, what needs a script is not', async ({ visit, page }) => {
    const visitor = visit('en');
    await visitor.open(await someItem());
    await expect(visitor.link('itemGallery.open')).toHaveAttribute('href', /^\/media\/.+-1000\.webp$/);
    await expect(visitor.button('itemOffer.share')).toHaveCount(0);
    await expect(visitor.button('itemGallery.next')).toHaveCount(0);
    // While pictures load, the page may scroll back; a person clicks again.
    await expect(async () => {
      await thumbnails(page).nth(1).click();
      await expect(page.locator('#picture-2 img')).toBeInViewport({ timeout: 2_000 });
    }).toPass();
  });
});

for (const locale of ['ru', 'uz'] as const) {
  test(`item: a printed page on ${locale} is one sheet with shop, price, facts and phone`, async ({
    visit,
    page,
  }) => {
    const visitor = visit(locale);
    await visitor.open(await someItem());
    await page.emulateMedia({ media: 'print' });
    for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: visitor.t('item.facts') })).toBeVisible();
    await expect(page.locator('.print-head')).toBeVisible();
    await expect(page.locator('.print-foot')).toContainText(/\+\d{1,3}\s\(\d+\)/);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}
