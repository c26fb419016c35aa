import * as v from 'valibot';
import { askBackend, askOr } from '#src/backend-client/client.ts';
import { type ItemCard, MOST_BY_NAME } from '@tourbillon/domain/contract/catalogue.ts';
import { slug } from '@tourbillon/domain/contract/fields.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { createMoney, type Money } from '@tourbillon/domain/i18n/money.ts';
import { CATALOG_TYPES, type CatalogType } from '@tourbillon/domain/sections/sections.ts';

/** Items of a list by section, their number, that of those the shop no longer has, and rates for their prices. */
export interface SavedItems {
  count: number;
  missing: number;
  groups: { type: CatalogType; items: ItemCard[] }[];
  money: Money;
}

/**
 * Loads the items in the address, `?clock=a&clock=b`. Undefined when the address has none: the visitor's own list is
 * only known to the browser.
 */
export async function loadSavedItems(
  locale: Locale,
  parameters: URLSearchParams,
): Promise<SavedItems | undefined> {
  const urls = namedItems(parameters).map(({ url }) => url);
  if (urls.length === 0) return undefined;
  const [{ items }, rates] = await Promise.all([
    askBackend(locale, CALLS.itemsByUrl, { 'urls[]': urls }),
    askOr(locale, CALLS.currency, {}, { data: {}, updated_at: '' }),
  ]);
  const groups = CATALOG_TYPES.map((type) => ({
    type,
    items: items.filter(({ catalog_type }) => catalog_type === type),
  }));
  return {
    count: items.length,
    missing: urls.length - items.length,
    groups: groups.filter(({ items: some }) => some.length > 0),
    money: createMoney(locale, rates.data),
  };
}

/** The items in the address, without duplicates, limited to the maximum of the call. */
export function namedItems(parameters: URLSearchParams): { type: CatalogType; url: string }[] {
  const named = CATALOG_TYPES.flatMap((type) =>
    [...new Set(parameters.getAll(type))].map((url) => ({ type, url })),
  );
  return named.filter(({ url }) => v.is(slug, url)).slice(0, MOST_BY_NAME);
}
