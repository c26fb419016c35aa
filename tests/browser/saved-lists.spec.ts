import type { Page } from '@playwright/test';
import { listPath, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { someItem } from '../site/page-kinds.ts';
import { expect, test, type Visitor } from './visitor.ts';

const WATCHES = listPath(SECTIONS.clock.list);

/** Name of the card at a position of the list. */
async function nameOfCard(page: Page, place: number): Promise<string> {
  const heading = page.getByRole('main').getByRole('article').nth(place).getByRole('heading');
  return (await heading.innerText()).replace(/\s+/g, ' ');
}

function favourite(visitor: Visitor, name: string) {
  const label = visitor.t('savedLists.toggleFavorite', { name });
  return visitor.page.getByRole('main').getByRole('button', { name: label, exact: true }).first();
}

// A flow is walked through in two languages, which take turns from one flow to the next (decision 407).
for (const locale of ['ru', 'uz'] as const) {
  test(`§4 favourites on ${locale}: added in a list, the latest first, counted, taken out again`, async ({
    visit,
    page,
  }) => {
    const visitor = visit(locale);
    await visitor.open(WATCHES);
    const [first, second] = [await nameOfCard(page, 0), await nameOfCard(page, 3)];
    for (const name of [first, second]) {
      await favourite(visitor, name).click();
      await expect(favourite(visitor, name)).toHaveAttribute('aria-pressed', 'true');
    }

    await visitor.open('/favorites/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitor.t('savedLists.favorite'));
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
    expect(await nameOfCard(page, 0)).toBe(second);
    await expect(visitor.link('savedLists.priceNotices')).toBeVisible();
    await favourite(visitor, second).click();

    await page.reload();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await visitor.button('savedLists.clear').click();
    await expect(page.getByText(visitor.t('savedLists.favoriteEmpty'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), 'no kind is left to focus').toBeFocused();
    await expect(visitor.link('savedLists.priceNotices')).toBeHidden();
  });
}

test('§1 comparison: side by side, differences only, taken out at once, sent as an address', async ({
  visit,
  page,
  context,
}) => {
  const visitor = visit('ua');
  await visitor.open(WATCHES);
  const names = [await nameOfCard(page, 0), await nameOfCard(page, 1), await nameOfCard(page, 2)];
  const compare = (name: string) =>
    page
      .getByRole('button', { name: visitor.t('savedLists.toggleComparison', { name }), exact: true })
      .first();
  for (const name of names) await compare(name).click();

  await page
    .getByRole('banner')
    .getByRole('link', { name: visitor.t('savedLists.comparison') })
    .click();
  await expect(page.getByRole('main').getByRole('columnheader')).toHaveCount(names.length);
  await expect(page.getByRole('main').getByRole('cell').getByRole('link')).toHaveCount(names.length);
  const rows = page.getByRole('main').getByRole('row');
  const all = await rows.count();
  await page.getByLabel(visitor.t('savedLists.differencesOnly')).check();
  await expect.poll(() => rows.count()).toBeLessThan(all);

  await compare(names[0] ?? '').click();
  await expect(page.getByRole('main').getByRole('columnheader')).toHaveCount(names.length - 1);
  await expect(compare(names[1] ?? ''), 'D653 the next column').toBeFocused();
  await expect(page.getByLabel(visitor.t('savedLists.differencesOnly'))).toBeChecked();

  // A browser that refuses the clipboard.
  await page.evaluate(() => {
    const value = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
    Object.defineProperty(navigator.clipboard, 'writeText', { configurable: true, value });
  });
  await visitor.button('savedLists.copyLink').click();
  const field = page.getByRole('textbox', { name: visitor.t('savedLists.copyLink') });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/\/comparison\/\?clock=/);
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitor.button('savedLists.copyLink').click();
  await expect(page.locator('[data-toasts]'), 'announced').toHaveText(visitor.t('savedLists.linkCopied'));
  await expect(visitor.button('savedLists.copyLink')).toBeFocused();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  await expect(page.getByText(visitor.t('savedLists.shared'))).toBeVisible();
  const columns = page.getByRole('main').getByRole('columnheader');
  await expect(columns).toHaveCount(names.length - 1);

  // A phone has room for two columns, and their names stay visible while the facts scroll.
  await page.setViewportSize({ width: 375, height: 740 });
  for (const column of await columns.all()) await expect(column).toBeInViewport({ ratio: 0.2 });
  const table = page.getByRole('region', { name: visitor.t('savedLists.kind_clock') }).last();
  await table.evaluate((region) => region.scrollTo({ top: 450 }));
  await table.scrollIntoViewIfNeeded();
  await expect(columns.first().getByRole('link')).toBeInViewport();
});

test('§4 favourites: another tab follows', async ({ visit, page, context }) => {
  const visitor = visit('en');
  await visitor.open(WATCHES);
  const name = await nameOfCard(page, 1);
  const other = await context.newPage();
  await other.goto(page.url());
  await favourite(visitor, name).click();
  const label = visitor.t('savedLists.toggleFavorite', { name });
  await expect(other.getByRole('button', { name: label, exact: true }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('§4 viewed: an item that was opened, once', async ({ visit, page }) => {
  const visitor = visit('ru');
  const path = await someItem();
  await visitor.open(path);
  await visitor.open(path);
  await visitor.open('/viewed/');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('article').getByRole('link')).toHaveAttribute('href', path);
});

test('§4 corrupt saved data is discarded', async ({ visit, page }) => {
  const visitor = visit('en');
  await visitor.open('/favorites/');
  await page.evaluate(() => localStorage.setItem('favorite', '[{"url":"../evil","catalogType":"clock"}]'));
  await page.reload();
  await expect(page.getByText(visitor.t('savedLists.favoriteEmpty'))).toBeVisible();
});

test('D616 a comparison longer than its page says so; a removed column makes room for one that was left out', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  await visitor.open(WATCHES);
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const urls = [
    ...new Set(paths.map((path) => /^\/clock\/([^/]+)\/$/.exec(path)?.[1]).filter(Boolean)),
  ].slice(0, 13);
  expect(urls).toHaveLength(13);
  await page.evaluate(
    (saved) => localStorage.setItem('comparison', saved),
    JSON.stringify(urls.map((url) => ({ url, catalogType: 'clock' }))),
  );
  await visitor.open('/comparison/');
  const status = page.getByRole('main').getByRole('status');
  const columns = page.getByRole('main').getByRole('columnheader');
  await expect(status).toHaveText(visitor.t('savedLists.shown', { shown: 12, all: 13 }));
  await expect(columns).toHaveCount(12);
  await columns
    .first()
    .getByRole('button', { name: visitor.t('savedLists.comparison') })
    .click();
  await expect(status).toHaveText(visitor.t('savedLists.count', { count: 12 }));
  await expect(columns).toHaveCount(12);
  await expect(columns.locator(`a[href="/clock/${urls[0]}/"]`)).toBeVisible();
});

test('favourites that the site no longer has are counted, and removed by a button', async ({
  visit,
  page,
}) => {
  const visitor = visit('ru');
  const [, type = '', url = ''] = (await someItem()).split('/');
  await visitor.open('/favorites/');
  const saved = ['gone-1', url, 'gone-2'].map((one) => ({ url: one, catalogType: type }));
  await page.evaluate((text) => localStorage.setItem('favorite', text), JSON.stringify(saved));
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByText(visitor.t('savedLists.missing', { count: 2 }))).toBeVisible();
  // Another tab adds an item that this page has not asked for.
  await page.evaluate(
    (text) => localStorage.setItem('favorite', text),
    JSON.stringify([...saved, { url: 'new', catalogType: type }]),
  );
  await visitor.button('savedLists.removeMissing').click();
  await expect(main.getByText(visitor.t('savedLists.missing', { count: 1 }))).toBeVisible();
  await visitor.button('savedLists.removeMissing').click();
  await expect(visitor.button('savedLists.removeMissing')).toHaveCount(0);
  await expect(main.getByRole('article')).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('favorite'))).toBe(JSON.stringify([saved[1]]));
});

test('a list that cannot be loaded says so and keeps what it knows', async ({
  visit,
  page,
  context,
  console,
}) => {
  const visitor = visit('uz');
  await visitor.open(WATCHES);
  await favourite(visitor, await nameOfCard(page, 0)).click();
  await context.route(/favorites\/\?/, (route) => route.abort());
  await visitor.open('/favorites/');
  await expect(page.getByText(visitor.t('savedLists.failed'))).toBeVisible();
  // The error was reported, as expected.
  expect(console.splice(0)).not.toEqual([]);
  await context.unroute(/favorites\/\?/);
  await visitor.button('savedLists.tryAgain').click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the favourites say what they need, and a selection in an address is shown', async ({
    visit,
    page,
  }) => {
    const visitor = visit('ua');
    await visitor.open('/favorites/');
    await expect(page.getByText(visitor.t('savedLists.needsScript'))).toBeVisible();
    const [, type = '', url = ''] = (await someItem()).split('/');
    await visitor.open(`/favorites/?${type}=${url}`);
    await expect(page.getByText(visitor.t('savedLists.shared'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  });
});

test('favourites show that they are loading while their script is still on its way', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  // Never answered.
  await page.route(/\.js$/, () => undefined);
  await page.goto(`${visitor.origin}/favorites/`, { waitUntil: 'commit' });
  await expect(page.locator('[data-saved-state=loading]')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
