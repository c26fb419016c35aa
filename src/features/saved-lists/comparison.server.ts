import { askBackend, askOr } from '#src/backend-client/client.ts';
import { BackendError } from '#src/platform/errors/backend-error.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { createMoney, type Money } from '@tourbillon/domain/i18n/money.ts';
import { CATALOG_TYPES, type CatalogType } from '@tourbillon/domain/sections/sections.ts';
import type { ComparedItem } from './comparison-rows.ts';
import { namedItems } from './saved-lists.server.ts';
import { MOST_SHOWN } from './shown-items.ts';

/** Items to compare, a table for each section, their number, and that of those the shop no longer has. */
export interface Comparison {
  count: number;
  missing: number;
  tables: { type: CatalogType; items: ComparedItem[] }[];
  money: Money;
}

/** Loads the items in the address; undefined when it has none. Items that no longer exist are omitted. */
export async function loadComparison(
  locale: Locale,
  parameters: URLSearchParams,
): Promise<Comparison | undefined> {
  const named = namedItems(parameters).slice(0, MOST_SHOWN.comparison);
  if (named.length === 0) return undefined;
  const [items, rates] = await Promise.all([
    Promise.all(named.map(({ type, url }) => loadItem(locale, type, url))),
    askOr(locale, CALLS.currency, {}, { data: {}, updated_at: '' }),
  ]);
  const found = items.filter((item) => item !== undefined);
  const tables = CATALOG_TYPES.map((type) => ({
    type,
    items: found.filter(({ catalog_type }) => catalog_type === type),
  }));
  return {
    count: found.length,
    missing: items.length - found.length,
    tables: tables.filter((table) => table.items.length > 0),
    money: createMoney(locale, rates.data),
  };
}

async function loadItem(locale: Locale, catalogType: CatalogType, itemUrl: string) {
  try {
    return (await askBackend(locale, CALLS.detail, { catalogType, itemUrl })).item;
  } catch (error) {
    if (error instanceof BackendError && error.status === 404) return undefined;
    throw error;
  }
}
