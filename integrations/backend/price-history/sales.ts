import { and, between, inArray, isNotNull, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { type Database, schema } from '../database/database.ts';
import { type Block, blockOf } from '../database/item-blocks.ts';
import type { ItemRow } from '../database/schema/items.ts';
import type { Sale } from './periods.ts';

const { items } = schema;

/** Price paid for an item, US dollars: the price of its sale, or for old sales the last asking price. */
export const paidUsd = sql<
  number | null
>`coalesce(${items.soldPriceUsd}, ${items.discountUsd}, ${items.priceUsd})`;

/** References whose sales are kept. */
const MOST_REFERENCES = 10_000;

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
  const open = () => new LRUCache<string, Promise<ItemSale[]>>({ max: MOST_REFERENCES });
  let cache = open();
  /** Sales that were read before a clearing do not get into the new cache. */
  const readFor = async (key: string, { id }: ItemRow, cached: typeof cache) => {
    const found = await readSales(database, blockOf(id));
    for (const [other, sales] of found) if (!cached.has(other)) cached.set(other, Promise.resolve(sales));
    return found.get(key) ?? [];
  };
  return {
    async ofReference(item) {
      if (item.reference === null) return [];
      const cached = cache;
      const key = keyOf(item);
      const asked = cached.get(key) ?? readFor(key, item, cached);
      cached.set(key, asked);
      // A failed read is not kept.
      asked.catch(() => cached.delete(key));
      const sales = await asked;
      return sales.flatMap(({ id, usd, at }) => (id === item.id ? [] : [{ usd, at }]));
    },
    invalidate() {
      cache = open();
    },
  };
}

function keyOf({ brandId, catalogType, reference }: Pick<ItemRow, 'brandId' | 'catalogType' | 'reference'>) {
  return JSON.stringify([brandId, catalogType, reference]);
}

/** The sales of all references of a block of items, by reference. */
async function readSales(database: Database, { first, last }: Block): Promise<Map<string, ItemSale[]>> {
  const { id, brandId, catalogType, reference, soldAt } = items;
  const references = await database
    .selectDistinct({ brandId, catalogType, reference })
    .from(items)
    .where(and(between(id, first, last), isNotNull(reference)));
  const found = new Map<string, ItemSale[]>(references.map((one) => [keyOf(one), []]));
  if (found.size === 0) return found;
  const rows = await database
    .select({ id, brandId, catalogType, reference, usd: paidUsd, at: soldAt })
    .from(items)
    .where(
      and(
        inArray(brandId, [...new Set(references.map((one) => one.brandId))]),
        inArray(reference, [...new Set(references.flatMap((one) => one.reference ?? []))]),
        isNotNull(soldAt),
      ),
    );
  for (const row of rows) {
    // The sales of a reference of another brand or kind are left out.
    const sales = found.get(keyOf(row));
    if (sales && row.usd !== null && row.at !== null) sales.push({ id: row.id, usd: row.usd, at: row.at });
  }
  return found;
}
