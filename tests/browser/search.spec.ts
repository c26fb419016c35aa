import type { Page } from '@playwright/test';
import { expect, test, type Visitor } from './visitor.ts';

/** The dialog by its accessible name. */
const dialogOf = ({ page, t }: Visitor) => page.getByRole('dialog', { name: t('search.title'), exact: true });

async function openSearch(visitor: Visitor) {
  await visitor.page.keyboard.press('ControlOrMeta+k');
  const dialog = dialogOf(visitor);
  await expect(dialog).toBeVisible();
  return { dialog, field: dialog.getByRole('combobox', { name: visitor.t('search.label') }) };
}

const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first();

// A flow is walked through in two languages, which take turns from one flow to the next (decision 407).
for (const locale of ['en', 'ua'] as const) {
  test(`§2, D6 on ${locale} a query in the wrong layout lands on the right results, and can be undone`, async ({
    visit,
    page,
  }) => {
    const visitor = visit(locale);
    const { t } = visitor;
    await visitor.open('/about/');
    const { field } = await openSearch(visitor);
    await field.fill('кщдуч');
    await expect(page.getByRole('option', { name: 'Rolex', exact: false }).first()).toBeVisible();
    await field.press('Enter');
    await visitor.expectAddress('/search/watches/?q=кщдуч');
    await expect(firstCard(page)).toContainText('Rolex');
    await expect(page.getByText(t('search.corrected', { query: 'rolex' }))).toBeVisible();

    await page.getByRole('link', { name: t('search.instead', { query: 'кщдуч' }) }).click();
    await visitor.expectAddress('/search/watches/?exact=1&q=кщдуч');
    await expect(page.getByText(t('search.nothing'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  });
}

// Queries of either script.
for (const locale of ['ua', 'uz'] as const) {
  test(`§1 on ${locale} earlier searches are kept, searched again, forgotten one by one and all`, async ({
    visit,
  }) => {
    const visitor = visit(locale);
    const { t } = visitor;
    for (const query of ['omega', 'rolex', '126610LN']) await visitor.open(`/search/?q=${query}`);
    const { dialog } = await openSearch(visitor);
    await expect(dialog.getByRole('link')).toHaveText(['126610LN', 'rolex', 'omega']);
    await dialog.getByRole('button', { name: t('search.historyRemove', { query: 'rolex' }) }).click();
    await expect(dialog.getByRole('link')).toHaveText(['126610LN', 'omega']);

    await dialog.getByRole('link', { name: 'omega' }).click();
    await visitor.expectAddress('/search/watches/?q=omega');
    await openSearch(visitor);
    await expect(dialog.getByRole('link')).toHaveText(['omega', '126610LN']);
    await dialog.getByRole('button', { name: t('search.historyClear') }).click();
    await expect(dialog.getByRole('link')).toHaveCount(0);
    await visitor.open('/about/');
    await openSearch(visitor);
    await expect(dialog.getByRole('button', { name: t('search.historyClear') })).toBeHidden();
  });
}

test('§2 the dialog searches the archive first on archive pages, and elsewhere when told to', async ({
  visit,
  page,
}) => {
  const visitor = visit('ua');
  const { t } = visitor;
  await visitor.open('/clocks_archive/');
  const { dialog, field } = await openSearch(visitor);
  await expect(dialog.getByRole('radio', { name: t('search.group_archive') })).toBeChecked();
  await field.fill('omega');
  await field.press('Enter');
  await visitor.expectAddress('/search/archive/?q=omega');
  await expect(firstCard(page)).toContainText('Omega');

  await openSearch(visitor);
  await expect(dialog.getByRole('radio', { name: t('search.group_watches') })).toBeChecked();
  await dialog.getByText(t('search.group_services'), { exact: true }).click();
  await field.fill('ломбард');
  await field.press('Enter');
  await visitor.expectAddress('/search/services/?q=ломбард');
});

test('D63 the error page has no header and searches all the same', async ({ visit, page }) => {
  const visitor = visit('ru');
  await visitor.open('/no-such-page/');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('main').getByText(visitor.t('layout.search')).click();
  await expect(dialogOf(visitor)).toBeVisible();
  await page.keyboard.type('батман');
  await page.keyboard.press('Enter');
  await visitor.expectAddress('/search/watches/?q=батман');
  await expect(firstCard(page)).toContainText('GMT');
});

test('suggestions: pieces with pictures first; arrows choose, Enter opens, Escape puts the list away', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  await visitor.open('/');
  const { dialog, field } = await openSearch(visitor);
  await expect(page.getByText(visitor.t('search.popular'))).toBeVisible();
  await field.fill('rolex subm');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('Rolex Submariner');
  await expect(options.filter({ hasText: /\$\d/ })).not.toHaveCount(0);
  const count = await options.count();
  await expect(dialog.getByRole('status')).toHaveText(visitor.t('search.suggestedCount', { count }));
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(dialog).toBeVisible();

  await field.press('a');
  await expect(page.getByRole('option').first()).toContainText('Rolex Submariner');
  const collection = visitor.t('search.kind_collection');
  const place = (await options.allTextContents()).findIndex((text) => text.includes(collection));
  for (let pressed = 0; pressed <= place; pressed += 1) await field.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('Rolex Submariner');
  await field.press('Enter');
  await visitor.expectAddress('/clocks_today/rolex/submariner/');
  await expect(dialog).toBeHidden();
});

test('D303 results are a list: a filter narrows them at once, and reset keeps the words', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  const { t } = visitor;
  await visitor.open('/search/watches/?q=omega');
  const main = page.getByRole('main');
  await main.locator('[name=statuses_used][value=new]').click();
  await visitor.expectAddress('/search/watches/?q=omega&statuses_used=new');
  await main.locator('summary', { hasText: t('catalogue.by_relevance') }).click();
  await main.getByRole('link', { name: t('catalogue.by_brand') }).click();
  await visitor.expectAddress('/search/watches/?q=omega&sort=by_brand&statuses_used=new');
  await main
    .getByRole('link', { name: t('catalogue.reset') })
    .first()
    .click();
  await visitor.expectAddress('/search/watches/?q=omega&sort=by_brand');
  await expect(firstCard(page)).toContainText('Omega');
});

test('D652 Ctrl+K opens the search on any layout, but not in a field; a key alone does nothing', async ({
  visit,
  page,
}) => {
  const visitor = visit('uz');
  await visitor.open('/search/');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.press('ControlOrMeta+k');
  await expect(dialogOf(visitor)).toBeHidden();
  await field.blur();
  await page.keyboard.type('/kл');
  await expect(dialogOf(visitor)).toBeHidden();
  // A Cyrillic layout.
  await page.evaluate(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'л', ctrlKey: true, bubbles: true }));
  });
  await expect(dialogOf(visitor)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§2 the page searches, shows groups with counts and pages of results', async ({ visit, page }) => {
    const visitor = visit('ru');
    const { t } = visitor;
    await visitor.open('/search/');
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('rolex');
    await main.getByRole('button', { name: t('search.go') }).click();
    await visitor.expectAddress('/search/?q=rolex');
    await expect(firstCard(page)).toContainText('Rolex');
    await main.locator('[name=statuses_used][value=new]').check();
    await main.getByRole('button', { name: t('catalogue.apply') }).click();
    await visitor.expectAddress(/^\/search\/\?q=rolex&statuses_used=new/);
    await expect(firstCard(page)).toContainText('Rolex');
    const groups = main.getByRole('navigation', { name: t('search.groups') });
    await groups.getByRole('link', { name: t('search.group_archive') }).click();
    await visitor.expectAddress('/search/archive/?q=rolex');
    await main.getByRole('link', { name: t('catalogue.next') }).click();
    await visitor.expectAddress('/search/archive/?page=2&q=rolex');
    await expect(firstCard(page)).toContainText('Rolex');
    await visitor.open('/search/watches/?q=rolex');
    await main.locator('a[href="/clocks_today/rolex/"]').first().click();
    await visitor.expectAddress('/clocks_today/rolex/');
  });
});

test('D6, D22 unknown groups and pages past the last are not found', async ({ visit }) => {
  const visitor = visit('ru');
  expect(await visitor.open('/search/watches/')).toBe(200);
  expect(await visitor.open('/search/all/')).toBe(404);
  expect(await visitor.open('/search/no-such/?q=rolex')).toBe(404);
  expect(await visitor.open('/search/?page=9999&q=rolex')).toBe(404);
});

test('the dialog shows its suggestions again where a dialog sends no event `toggle`, as in Safari 18', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  await page.addInitScript(() => {
    const stop = (event: Event) =>
      event.target instanceof HTMLDialogElement && event.stopImmediatePropagation();
    addEventListener('toggle', stop, true);
  });
  await visitor.open('/about/');
  const dialog = dialogOf(visitor);
  for (const time of ['first', 'second']) {
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('option').first(), time).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
