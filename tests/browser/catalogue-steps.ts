import { inLocale, type LocalText } from '@tourbillon/domain/i18n/locales.ts';
import { expect, type Locator } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** Two brands with many watches in any demonstration stock. */
export const BRANDS = ['Omega', 'Rolex'] as const;

/** Limits of a price, in the currency of the host: in dollars about 3,000 and 30,000. */
export const PRICES: LocalText<{ from: string; to: string }> = {
  ru: { from: '250000', to: '2500000' },
  en: { from: '3000', to: '30000' },
  ua: { from: '120000', to: '1200000' },
  uz: { from: '38000000', to: '380000000' },
};

/** The checkbox of a brand. Its label also contains the number of watches. */
export function brandBox(visitor: Visitor, brand: string): Locator {
  return group(visitor, 'catalogue.filter_brands').getByRole('checkbox', {
    name: new RegExp(`^${brand} [\\d\\s,.]+$`),
  });
}

/** Chooses a brand and waits until the list is updated. The first click also hydrates the panel. */
export async function chooseBrand(visitor: Visitor, brand: string): Promise<void> {
  await brandBox(visitor, brand).click();
  await visitor.expectAddress(new RegExp(`brands=${brand.toLowerCase()}`));
  await expect(brandBox(visitor, brand)).toBeChecked();
}

/** An input of the price range. */
export function priceInput(visitor: Visitor, side: 'from' | 'to'): Locator {
  const key = side === 'from' ? 'catalogue.from' : 'catalogue.to';
  return visitor.page
    .getByRole('group', { name: visitor.pattern('catalogue.filter_price') })
    .getByRole('textbox', { name: visitor.t(key) });
}

function group(visitor: Visitor, key: 'catalogue.filter_brands'): Locator {
  return visitor.page.getByRole('group', { name: visitor.t(key), exact: true });
}

/** The cards of watches on the page. */
export function cards(visitor: Visitor): Locator {
  return visitor.page.locator('#results').getByRole('article');
}

/** The link of the pager to a page. */
export function pageLink(visitor: Visitor, page: number): Locator {
  return visitor.page
    .getByRole('navigation', { name: visitor.t('catalogue.pages') })
    .getByRole('link', { name: visitor.t('catalogue.pageNumber', { page }), exact: true });
}

/** Checks that every watch on the page has one of the brands. */
export async function expectOnly(visitor: Visitor, brands: readonly string[]): Promise<void> {
  await expect(cards(visitor)).not.toHaveCount(0);
  const pattern = new RegExp(`^\\s*(${brands.join('|')})\\b`);
  const others = async () =>
    (await cards(visitor).getByRole('heading').allInnerTexts()).filter((title) => !pattern.test(title));
  await expect.poll(others).toEqual([]);
}

/** Chooses a sort order of the list. */
export async function sortBy(visitor: Visitor, key: 'catalogue.by_price_ascending'): Promise<void> {
  await visitor.summary('catalogue.sort').click();
  await visitor.link(key).click();
}

/** Checks that the chosen filters and order are still chosen. */
export async function expectChosen(visitor: Visitor): Promise<void> {
  for (const brand of BRANDS) await expect(brandBox(visitor, brand)).toBeChecked();
  await expect(priceInput(visitor, 'from')).toHaveValue(inLocale(PRICES, visitor.locale).from);
  await expect(priceInput(visitor, 'to')).toHaveValue(inLocale(PRICES, visitor.locale).to);
  await expect(visitor.summary('catalogue.sort')).toContainText(visitor.t('catalogue.by_price_ascending'));
}

/** The address of these choices. */
export function chosenAddress(visitor: Visitor, page: number): string {
  const { from, to } = inLocale(PRICES, visitor.locale);
  const query = [
    ...BRANDS.map((brand) => `brands=${brand.toLowerCase()}`),
    ...(page > 1 ? [`page=${page}`] : []),
    `price_from=${from}`,
    `price_to=${to}`,
    'sort=by_price_ascending',
  ];
  return `/clocks_today/?${query.join('&')}`;
}
