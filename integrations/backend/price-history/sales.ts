import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { type Database, schema } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';
import type { Sale } from './periods.ts';

const { items } = schema;

/** Price paid for an item, US dollars: the price of its sale, or for old sales the last asking price. */
export const paidUsd = sql<
  number | null
>`coalesce(${items.soldPriceUsd}, ${items.discountUsd}, ${items.priceUsd})`;

/** References whose sales are kept. */
const MOST_REFERENCES = 2_000;

/** A past sale, and the item that was sold. */
type ItemSale = Sale & { id: number };

/** Reads past sales through a cache, which is cleared whenever the catalogue changes. */
export interface SalesReader {
  /**
   * Past sales of the same reference, without the item itself; empty for an item without a reference. Other
   * references of the model are not comparable (decision 85).
   */
  ofReference(item: ItemRow): Promise<Sale[]>;
  invalidate(): void;
}

/** Opens a reader of sales. */
export function createSalesReader(database: Database): SalesReader {
  const cache = new LRUCache<string, Promise<ItemSale[]>>({ max: MOST_REFERENCES });
  return {
    async ofReference(item) {
      const { brandId, catalogType, reference } = item;
      if (reference === null) return [];
      const key = JSON.stringify([brandId, catalogType, reference]);
      const asked = cache.get(key) ?? readSales(database, { brandId, catalogType, reference });
      cache.set(key, asked);
      // A failed read is not kept.
      asked.catch(() => cache.delete(key));
      const sales = await asked;
      return sales.flatMap(({ id, usd, at }) => (id === item.id ? [] : [{ usd, at }]));
    },
    invalidate: () => cache.clear(),
  };
}

async function readSales(
  database: Database,
  { brandId, catalogType, reference }: Pick<ItemRow, 'brandId' | 'catalogType'> & { reference: string },
): Promise<ItemSale[]> {
  const rows = await database
    .select({ id: items.id, usd: paidUsd, at: items.soldAt })
    .from(items)
    .where(
      and(
        eq(items.brandId, brandId),
        eq(items.catalogType, catalogType),
        eq(items.reference, reference),
        isNotNull(items.soldAt),
      ),
    );
  return rows.flatMap(({ id, usd, at }) => (usd === null || at === null ? [] : [{ id, usd, at }]));
}
