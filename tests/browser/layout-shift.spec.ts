import type { Page } from '@playwright/test';
import { SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { pageKinds, someItem } from '../site/page-kinds.ts';
import { openSlowDocuments } from '../site/slow-documents.ts';
import { settled, watchRequests } from './settled.ts';
import { expect, test } from './visitor.ts';

test.use({ keepsFiles: false });

/**
 * Typefaces that replace their fallbacks shift lines by a fraction of a pixel, up to 0.0015; other faults shift
 * by 0.05.
 */
const MOST = 0.005;

/** The kinds of pages are tested in this many parallel parts: each takes less than a minute on any machine. */
const PARTS = 6;

for (const width of [375, 1280]) {
  for (let part = 0; part < PARTS; part++) {
    test(`architecture §8 at ${width} px nothing moves while a page loads and is scrolled through (${part + 1} of ${PARTS})`, async ({
      visit,
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      const visitor = visit('ru');
      const kinds = (await pageKinds()).filter((_, place) => place % PARTS === part);
      for (const { name, path } of kinds) {
        await visitor.open(path);
        await settled(page);
        for (let screens = 0; screens < 4; screens++) await page.mouse.wheel(0, 600);
        await page.mouse.wheel(0, -300);
        expect.soft(await shifts(page), name).toEqual([]);
      }
    });
  }
}

test('architecture §8 nothing moves when the router shows another page', async ({ visit, page }) => {
  await watchShifts(page);
  const visitor = visit('uz');
  await visitor.open('/');
  for (const path of ['/clocks_today/', '/article/', '/about/', '/uslugi/']) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
    await visitor.expectAddress(path);
    await settled(page);
    expect.soft(await shifts(page), path).toEqual([]);
  }
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});

test('architecture §8 nothing moves when the items seen before come late, at the end of the page', async ({
  visit,
  page,
}) => {
  await watchShifts(page);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const visitor = visit('ru');
  await visitor.open(await someItem(SECTIONS.jewelry.list));
  await page.route('**/viewed/?*', async (route) => {
    await arrived;
    await route.continue();
  });
  await visitor.open(await someItem());
  const foot = page.getByRole('contentinfo');
  await foot.scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: visitor.t('savedLists.viewed') })).toBeVisible();
  arrive();
  await expect(
    page.getByRole('region', { name: visitor.t('savedLists.viewed') }).getByRole('article'),
  ).toHaveCount(1);
  expect(await shifts(page)).toEqual([]);
});

for (const [mark, path] of [
  ['<a class="menu"', '/contacts/'],
  ['class="hotline"', '/clocks_today/'],
  ['<p class="lead"', '/'],
] as const) {
  test(`architecture §8 nothing moves when ${path} stops coming at ${mark}`, async ({ page }) => {
    await watchShifts(page);
    const slow = await openSlowDocuments(mark);
    await page.goto(slow.url + path);
    await settled(page);
    expect(await shifts(page, 0.001)).toEqual([]);
    slow.close();
  });
}

/** Records every layout shift of a document from its start, also those after an action of the visitor. */
async function watchShifts(page: Page): Promise<void> {
  watchRequests(page);
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

/** The shifts above the limit, with the elements that moved. */
async function shifts(page: Page, most = MOST): Promise<string[]> {
  const seen = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { seenShifts } = window as unknown as {
      seenShifts: { value: number; sources: { node: Element | null }[] }[];
    };
    return seenShifts.map(({ value, sources }) => {
      const moved = sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 100));
      return { value, moved: moved.join(' | ') };
    });
  });
  return seen.filter(({ value }) => value >= most).map(({ value, moved }) => `${value}: ${moved}`);
}
