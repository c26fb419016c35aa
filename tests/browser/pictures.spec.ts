import type { Page } from '@playwright/test';
import { someItem } from '../site/page-kinds.ts';
import { expect, test } from './visitor.ts';

/**
 * All typefaces of a page together shift it by 0.0005 to 0.0011; a picture without reserved space shifts it by
 * 0.05 or more.
 */
const TYPEFACES = 0.005;

/** Addresses of the loaded pictures of the page, and the number of missing ones. */
async function pictures(page: Page): Promise<{ shown: string[]; broken: number }> {
  return page.evaluate(() => {
    const images = [...document.images].filter((image) => image.complete && image.currentSrc !== '');
    return {
      shown: images.filter((image) => image.naturalWidth > 0).map((image) => image.currentSrc),
      broken: images.filter((image) => image.naturalWidth === 0).length,
    };
  });
}

/** Layout shift of the page since it was opened. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 100));
      }),
  );
}

test('a list has no broken picture, the page does not move, what is far below is not fetched', async ({
  visit,
  page,
}) => {
  const visitor = visit('ua');
  // The browser fetches pictures up to 2,500 px below the window: the list of a phone is longer.
  await page.setViewportSize({ width: 375, height: 740 });
  await visitor.open('/clocks_today/');
  await expect.poll(async () => (await pictures(page)).shown.length).toBeGreaterThanOrEqual(4);
  const last = page.getByRole('article').last().locator('img').first();
  const isShown = () => last.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  expect(await isShown(), 'the last card before scrolling').toBe(false);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(isShown).toBe(true);
  const { shown, broken } = await pictures(page);
  expect(broken).toBe(0);
  expect(shown.filter((address) => !/^\S+\/media\/\S+\.avif$/.test(address))).toEqual([]);
  expect(await layoutShift(page)).toBeLessThan(TYPEFACES);
});

test('a card shows its second picture under the pointer and does not fetch it before', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  await visitor.open('/clocks_today/');
  const turned = async () => (await pictures(page)).shown.filter((address) => address.includes('/detail.'));
  await expect.poll(async () => (await pictures(page)).shown.length).toBeGreaterThanOrEqual(4);
  expect(await turned()).toEqual([]);
  await page.getByRole('article').first().hover();
  await expect.poll(turned).toHaveLength(1);
});

test('an item shows its main picture as AVIF in a place of its size; thumbnails call the others', async ({
  visit,
  page,
}) => {
  const visitor = visit('uz');
  await visitor.open(await someItem());
  const main = page.getByRole('group', { name: visitor.t('item.pictures') }).getByRole('img');
  const front = page.getByRole('img', { name: visitor.pattern('item.pictureFront') });
  await expect(front).toHaveAttribute('width', '1000');
  await expect(front).toHaveAttribute('height', '1200');
  await expect.poll(() => front.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  await expect(front).toBeInViewport();
  expect(await layoutShift(page)).toBeLessThan(TYPEFACES);

  const thumbnails = page.getByRole('listitem');
  await thumbnails.getByRole('link', { name: visitor.pattern('item.pictureBack') }).click();
  const back = main.and(page.getByRole('img', { name: visitor.pattern('item.pictureBack') }));
  await expect(back).toBeInViewport();
  await expect(front).not.toBeInViewport();
  await expect.poll(() => back.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('D610 the picture that a pointed page begins with is there before the click', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  await visitor.open('/clocks_today/');
  const link = page.getByRole('main').locator('article a[href^="/clock/"]').first();
  const [, item = ''] = /^\/clock\/(.+)\/$/.exec((await link.getAttribute('href')) ?? '') ?? [];
  const largePictures = () =>
    page.evaluate(
      (slug) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes(`/${slug}/`) && /-(492|668|1000)\.avif$/.test(name)).length,
      item,
    );
  expect(await largePictures()).toBe(0);
  await link.hover();
  await expect.poll(largePictures).toBe(1);
});

test('suggestions of the search show the pictures of pieces', async ({ visit, page }) => {
  const visitor = visit('en');
  await visitor.open('/');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('rolex subm');
  const picture = page.getByRole('option').first().locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
