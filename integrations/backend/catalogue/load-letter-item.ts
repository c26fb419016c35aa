import { eq } from 'drizzle-orm';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { type CatalogType, itemPath } from '@tourbillon/domain/sections/sections.ts';
import { schema, type Database } from '../database/database.ts';
import { moneyByLocale } from './currency-rates.ts';
import { type LetterItem, buyerPrice } from './letter-item.ts';
import { loadItemTitle } from './load-item-title.ts';

const { items } = schema;

/** An item for a letter, and the city whose office has it. */
export interface FoundLetterItem {
  item: LetterItem;
  city: string | null;
}

/**
 * The item of a request, for code without access to the catalogue; undefined when there is none.
 * @param named `clock/{itemUrl}`.
 */
export async function loadLetterItem(
  tx: Database,
  named: unknown,
  locale: Locale,
): Promise<FoundLetterItem | undefined> {
  const [, url = ''] = typeof named === 'string' ? named.split('/') : [];
  const [row] = url === '' ? [] : await tx.select().from(items).where(eq(items.url, url));
  if (!row) return undefined;
  const usd = buyerPrice(row);
  const item = {
    title: await loadItemTitle(tx, row, locale),
    path: itemPath(row.catalogType as CatalogType, row.url),
    price: usd === null ? null : (await moneyByLocale(tx))(locale).price(usd),
  };
  return { item, city: row.cities[0] ?? null };
}
