import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { type Database, schema } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';
import type { Sale } from './periods.ts';

const { items } = schema;

/** Price paid for an item, US dollars: the price of its sale, or for old sales the last asking price. */
export const paidUsd = sql<
  number | null
>`coalesce(${items.soldPriceUsd}, ${items.discountUsd}, ${items.priceUsd})`;

/**
 * Past sales of the same reference, without the item itself; empty for an item without a reference. Other references
 * of the model are not comparable (decision 85).
 */
export async function salesOfReference(database: Database, item: ItemRow): Promise<Sale[]> {
  if (item.reference === null) return [];
  const rows = await database
    .select({ usd: paidUsd, at: items.soldAt })
    .from(items)
    .where(
      and(
        eq(items.brandId, item.brandId),
        eq(items.catalogType, item.catalogType),
        eq(items.reference, item.reference),
        isNotNull(items.soldAt),
        ne(items.id, item.id),
      ),
    );
  return rows.flatMap(({ usd, at }) => (usd === null || at === null ? [] : [{ usd, at }]));
}
