import { and, between, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, schema } from '../database/database.ts';
import { createBlockCache } from '../database/block-cache.ts';
import type { Block } from '../database/item-blocks.ts';
import type { ItemRow } from '../database/schema/items.ts';
import type { Sale } from './periods.ts';

const { items } = schema;

/** Price paid for an item, US dollars: the price of its sale, or for old sales the last asking price. */
export const paidUsd = sql<
  number | null
>`coalesce(${items.soldPriceUsd}, ${items.discountUsd}, ${items.priceUsd})`;

/** A past sale, and the item that was sold. */
type ItemSale = Sale & { id: number };

/** Reads past sales through a cache. */
export interface SalesReader {
  /**
   * Past sales of the same reference, without the item itself; empty for an item without a reference. Other
   * references of the model are not comparable (decision 85).
   */
  ofReference(item: ItemRow): Promise<Sale[]>;
  /** Drops the sales of the references of changed items, none of which was or is sold; without them everything. */
  drop(itemIds?: readonly number[]): void;
}

/** Opens a reader of sales. */
export function createSalesReader(database: Database): SalesReader {
  const cache = createBlockCache((block) => readSales(database, block));
  return {
    async ofReference(item) {
      if (item.reference === null) return [];
      const sales = (await cache.of(item.id)).get(keyOf(item)) ?? [];
      return sales.flatMap(({ id, usd, at }) => (id === item.id ? [] : [{ usd, at }]));
    },
    drop: (itemIds) => cache.drop(itemIds),
  };
}

function keyOf({ brandId, catalogType, reference }: Pick<ItemRow, 'brandId' | 'catalogType' | 'reference'>) {
  return JSON.stringify([brandId, catalogType, reference]);
}

/** The sales of all references of a block of items, by reference. */
async function readSales(database: Database, { first, last }: Block): Promise<Map<string, ItemSale[]>> {
  const { id, brandId, catalogType, reference, soldAt } = items;
  const asked = alias(items, 'asked');
  const references = database
    .select({ brandId: asked.brandId, reference: asked.reference })
    .from(asked)
    .where(and(between(asked.id, first, last), isNotNull(asked.reference)));
  const rows = await database
    .select({ id, brandId, catalogType, reference, usd: paidUsd, at: soldAt })
    .from(items)
    .where(and(isNotNull(soldAt), sql`(${brandId}, ${reference}) in ${references}`));
  const sold = rows.flatMap(({ usd, at, ...row }) =>
    usd === null || at === null ? [] : [{ key: keyOf(row), id: row.id, usd, at }],
  );
  return Map.groupBy(sold, ({ key }) => key);
}
