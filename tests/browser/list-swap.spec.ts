import type { Page } from '@playwright/test';
import { brandBox, cards, chooseBrand } from './catalogue-steps.ts';
import { expect, test } from './visitor.ts';

/** Opens the same address in another window. @returns what is shown there. */
async function openedElsewhere(page: Page) {
  const opened = await page.context().newPage();
  await opened.goto(page.url());
  for (const one of [page, opened]) await expect(one.locator('[data-directory]')).toHaveCount(0);
  return shownOf(opened);
}

/** What a page of a list shows and tells robots, without the filters, which are an island. */
const shownOf = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
    for (const part of main.querySelectorAll('.filters, script, noscript')) part.remove();
    for (const part of main.querySelectorAll('[style=""]')) part.removeAttribute('style');
    const attributes = (selector: string, name: string) =>
      Array.from(document.querySelectorAll(selector), (element) => element.getAttribute(name));
    return {
      title: document.title,
      address: attributes('link[rel=canonical]', 'href'),
      robots: attributes('meta[name=robots]', 'content'),
      languages: attributes('a[data-locale]', 'href'),
      main: main.innerHTML
        .replace(/ aria-busy="false"/, '')
        .replace(/>\s+</g, '>\n<')
        .split('\n'),
    };
  });

const WAYS = [
  ['from the start of the list', 0],
  ['from its end', 2500],
] as const;

for (const [way, top] of WAYS) {
  test(`D696 a filtered list is the page that its address opens, ${way}`, async ({ visit, page }) => {
    const visitor = visit('uz');
    await visitor.open('/clocks_today/');
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.evaluate(() =>
      Object.assign(window, {
        kept: document.querySelectorAll('body > header, .filter-panel, body > footer'),
      }),
    );
    await chooseBrand(visitor, 'Omega');
    await expect(cards(visitor)).toHaveCount(24);
    const isKept = () =>
      page.evaluate(() =>
        [...(window as unknown as { kept: Element[] }).kept].map((part) => part.isConnected),
      );
    expect(await isKept()).toEqual([true, true, true]);
    // The cards of the first row are in the window, wherever it was.
    await expect(cards(visitor).first()).toBeInViewport();

    const expected = await openedElsewhere(page);
    expect(expected.languages.filter((address) => address?.includes('brands=omega')).length).toBe(8);
    await expect.poll(() => shownOf(page)).toEqual(expected);
  });
}

test('D696 results of a search, filtered', async ({ visit, page }) => {
  const visitor = visit('en');
  await visitor.open('/search/?q=omega');
  const column = page.getByRole('form', { name: visitor.t('catalogue.filters') });
  await column.getByRole('checkbox').first().click();
  await visitor.expectAddress(/^\/search\/\?.*&/);
  await expect(cards(visitor)).toHaveCount(24);
  const expected = await openedElsewhere(page);
  await expect.poll(() => shownOf(page)).toEqual(expected);
});

test('on a phone a list that comes after its sheet was closed leaves the focus where closing put it', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  await page.setViewportSize({ width: 375, height: 740 });
  await visitor.open('/clocks_today/');
  const opener = visitor.button('catalogue.filters').first();
  await opener.click();
  await expect(visitor.button('catalogue.closeFilters')).toBeFocused();
  const closed = Promise.withResolvers<void>();
  await page.route('**/clocks_today/?*', (route) => closed.promise.then(() => route.continue()));
  await brandBox(visitor, 'Omega').click();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  closed.resolve();
  await visitor.expectAddress(/brands=omega/);
  await expect(opener).toHaveText(/1/);
  await expect(opener).toBeFocused();
});

test('on a phone the focus stays on the reset that was pressed', async ({ visit, page }) => {
  const visitor = visit('ua');
  await page.setViewportSize({ width: 375, height: 740 });
  await visitor.open('/clocks_today/?brands=omega');
  await visitor.button('catalogue.filters').first().click();
  const sheet = page.getByRole('dialog', { name: visitor.t('catalogue.filters') });
  const reset = sheet.getByRole('link', { name: visitor.t('catalogue.resetPanel') });
  await reset.press('Enter');
  await visitor.expectAddress('/clocks_today/');
  await expect(reset).toBeDisabled();
  await expect(reset).toBeFocused();
});
