import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { type Database, schema } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';
import type { Sale } from './periods.ts';

const { items } = schema;

/** What was paid for a piece, US dollars: the price of its sale, or of old sales the last that was asked. */
export const paidUsd = sql<
  number | null
>`coalesce(${items.soldPriceUsd}, ${items.discountUsd}, ${items.priceUsd})`;

/**
 * Sold pieces of the reference of an item, itself left out; of an item without one there are none. Other references of
 * the model are no measure (decision 85).
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
