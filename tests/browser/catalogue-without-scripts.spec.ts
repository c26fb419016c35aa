import {
  brandBox,
  BRANDS,
  cards,
  chosenAddress,
  expectChosen,
  expectOnly,
  pageLink,
  priceInput,
  PRICES,
  sortBy,
} from './catalogue-steps.ts';
import { expect, test } from './visitor.ts';

test.use({ javaScriptEnabled: false });

// The two other hosts are tested with scripts.
for (const locale of ['en', 'ua'] as const) {
  test(`on ${locale} without JavaScript: filter, sort, page, open a watch, come back`, async ({
    visit,
    page,
  }) => {
    const visitor = visit(locale);
    await visitor.open('/clocks_today/');
    for (const brand of BRANDS) await brandBox(visitor, brand).check();
    await priceInput(visitor, 'from').fill(PRICES[locale].from);
    await priceInput(visitor, 'to').fill(PRICES[locale].to);
    await visitor.button('catalogue.apply').click();
    await expectOnly(visitor, BRANDS);

    await sortBy(visitor, 'catalogue.by_price_ascending');
    await visitor.expectAddress(chosenAddress(visitor, 1));
    await pageLink(visitor, 2).click();
    await visitor.expectAddress(chosenAddress(visitor, 2));
    await expectChosen(visitor);
    await expectOnly(visitor, BRANDS);

    const link = cards(visitor).nth(9).getByRole('link');
    const title = await link.innerText();
    await link.click();
    await visitor.expectAddress(/^\/clock\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goBack();
    await visitor.expectAddress(chosenAddress(visitor, 2));
    await expect(cards(visitor).nth(9).getByRole('link')).toHaveText(title, { useInnerText: true });
    await expectChosen(visitor);
  });
}

test('D630 without JavaScript a closed group shows its options when they are asked for, and keeps what was chosen', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  await visitor.open('/clocks_today/');
  await brandBox(visitor, 'Omega').check();
  await page.locator('summary', { hasText: visitor.t('catalogue.filter_dial_colours') }).click();
  const colours = page.getByRole('group', { name: visitor.t('catalogue.filter_dial_colours') });
  await colours.getByRole('button', { name: visitor.t('catalogue.listOptions') }).click();
  await visitor.expectAddress(/brands=omega.*&show=dial_colours/);
  await colours.getByRole('checkbox', { name: /^Blue / }).check();
  await visitor.button('catalogue.apply').click();
  await visitor.expectAddress(/brands=omega.*&dial_colours=blue/);
  await expectOnly(visitor, ['Omega']);
});

test('without JavaScript: menu, cities and languages are reachable', async ({ visit, page }) => {
  const visitor = visit('ua');
  await visitor.open('/about/');
  await visitor.link('layout.menu').click();
  await expect(page.getByRole('navigation', { name: visitor.t('layout.footer') })).toBeInViewport();
  await visitor.summary('layout.city').click();
  await expect(page.locator('details[open] a').first()).toBeVisible();
  await visitor.summary('layout.language').click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeVisible();
});
