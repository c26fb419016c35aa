import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { type Database, schema } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';
import type { Sale } from './periods.ts';

const { items } = schema;

/** What was paid for a piece, US dollars: the price of its sale, or of old sales the last that was asked. */
export const paidUsd = sql<
  number | null
>`coalesce(${items.soldPriceUsd}, ${items.discountUsd}, ${items.priceUsd})`;

/** Sold pieces of the reference of an item, itself left out; of an item without one there are none. */
export async function salesOfReference(database: Database, item: ItemRow): Promise<Sale[]> {
  return item.reference === null ? [] : salesWhere(database, item, eq(items.reference, item.reference));
}

/**
 * Sold pieces of the model of an item, itself left out: same brand, model, type and material, for steel and gold have
 * little in common but the name. Of an item whose model or material is not known there are none.
 */
export async function salesOfModel(database: Database, item: ItemRow): Promise<Sale[]> {
  if (item.model === null || item.bodyMaterial === null) return [];
  return salesWhere(
    database,
    item,
    eq(items.model, item.model),
    eq(items.bodyMaterial, item.bodyMaterial),
    item.type === null ? isNull(items.type) : eq(items.type, item.type),
  );
}

async function salesWhere(database: Database, item: ItemRow, ...same: SQL[]): Promise<Sale[]> {
  const rows = await database
    .select({ usd: paidUsd, at: items.soldAt })
    .from(items)
    .where(
      and(
        eq(items.brandId, item.brandId),
        eq(items.catalogType, item.catalogType),
        isNotNull(items.soldAt),
        ne(items.id, item.id),
        ...same,
      ),
    );
  return rows.flatMap(({ usd, at }) => (usd === null || at === null ? [] : [{ usd, at }]));
}
