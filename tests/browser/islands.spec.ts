import type { Locator, Page } from '@playwright/test';
import { brandBox, expectOnly, priceInput, PRICES } from './catalogue-steps.ts';
import { expect, test, type Visitor } from './visitor.ts';

test.use({ keepsFiles: false });

/** Holds files of a page back. @param pattern their addresses. @returns lets them come. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  const arrival = Promise.withResolvers<void>();
  await page.route(pattern, (route) => arrival.promise.then(() => route.continue()));
  return arrival.resolve;
}

const newBox = ({ page }: Visitor): Locator =>
  page.getByRole('main').locator('[name=statuses_used][value=new]');

/** What a visitor may do with the filters before any script is there, and what the address says of it then. */
const ACTS: [what: string, act: (visitor: Visitor) => Promise<void>, address: RegExp][] = [
  ['a box', (visitor) => newBox(visitor).click(), /[?&]statuses_used=new/],
  ['a price', (visitor) => priceInput(visitor, 'from').fill(PRICES.en.from), /[?&]price_from=3000/],
  ['a slider', ({ page }) => page.getByRole('slider').nth(1).press('ArrowLeft'), /[?&]price_to=\d+/],
];

for (const path of ['/clocks_today/', '/search/watches/?q=omega']) {
  for (const [what, act, address] of ACTS) {
    test(`D671 ${path}: ${what}, used before the scripts are there, counts when they come`, async ({
      visit,
      page,
    }) => {
      const visitor = visit('en');
      const come = await hold(page, '**/_astro/*.js');
      await page.goto(visitor.origin + path, { waitUntil: 'commit' });
      await act(visitor);
      come();
      await visitor.expectAddress(address);
    });
  }
}

test('D671 words sought among the brands before the scripts are there are sought when they come', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  const come = await hold(page, '**/_astro/*.js');
  await page.goto(`${visitor.origin}/clocks_today/`, { waitUntil: 'commit' });
  const filters = page.getByRole('form', { name: visitor.t('catalogue.filters') });
  await filters.getByRole('searchbox').first().fill('jaeger');
  // The focus is gone, and with it what tells of the visitor but the field itself.
  await page.keyboard.press('Tab');
  await page.mouse.move(0, 0);
  come();
  await expect(brandBox(visitor, 'Omega')).toHaveCount(0);
  await expect(brandBox(visitor, 'Jaeger-LeCoultre')).toBeVisible();
});

test('D107 a press while the code of the filters is on its way is repeated when it is there, once', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  const come = await hold(page, '**/_astro/FilterPanel.*');
  await visitor.open('/clocks_today/');
  await brandBox(visitor, 'Omega').click({ noWaitAfter: true });
  await expect(brandBox(visitor, 'Omega')).not.toBeChecked();
  come();
  await visitor.expectAddress('/clocks_today/?brands=omega');
  await expectOnly(visitor, ['Omega']);
});

test('D671 filters of a list that the router brings, after pages with islands of Astro’s own scripts', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  await visitor.open('/account/');
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  await page.locator('a[href="/clocks_today/"]:visible').first().click();
  await visitor.expectAddress('/clocks_today/');
  await brandBox(visitor, 'Omega').click();
  await visitor.expectAddress('/clocks_today/?brands=omega');
  await page.goBack();
  await page.goBack();
  await visitor.expectAddress('/account/');
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
});

test('who leaves the personal area just before it asks to log in stays where they went', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  // The page is taken away between the moment when the question is there and the moment when it opens the form.
  await page.addInitScript((title) => {
    new MutationObserver((_, observer) => {
      const main = document.querySelector('main');
      if (!main?.textContent?.includes(title)) return;
      observer.disconnect();
      main.remove();
    }).observe(document, { subtree: true, childList: true });
  }, visitor.t('personalArea.gateTitle'));
  await visitor.open('/account/');
  await expect(page.locator('main')).toHaveCount(0);
  // What would come is a page of its own.
  await page.waitForTimeout(500);
  await visitor.expectAddress('/account/');
});
