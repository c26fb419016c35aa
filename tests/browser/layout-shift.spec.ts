import { listPath, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { someItem } from '../site/page-kinds.ts';
import { openSlowDocuments } from '../site/slow-documents.ts';
import { shifts, watchShifts } from './layout-shifts.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { expect, test } from './visitor.ts';

// Layout shifts during the load are tested in accessibility.spec.ts.
test.use({ keepsFiles: false, contextOptions: { reducedMotion: 'no-preference' } });

test('architecture §8 nothing moves when the router shows another page', async ({ visit, page }) => {
  await watchShifts(page);
  const visitor = visit('uz');
  await visitor.open('/');
  for (const path of ['/clocks_today/', '/article/', '/about/', '/uslugi/']) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
    await visitor.expectAddress(path);
    await waitUntilIdle(page);
    expect.soft(await shifts(page), path).toEqual([]);
  }
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});

test('architecture §8 nothing moves when an item opens from its list, with the way back', async ({
  visit,
  page,
}) => {
  await watchShifts(page);
  const visitor = visit('en');
  await visitor.open(listPath(SECTIONS.clock.list));
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('link', { name: visitor.t('item.backToList') })).toBeVisible();
  await waitUntilIdle(page);
  expect(await shifts(page)).toEqual([]);
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
    await waitUntilIdle(page);
    expect(await shifts(page, 0.001)).toEqual([]);
    slow.close();
  });
}
