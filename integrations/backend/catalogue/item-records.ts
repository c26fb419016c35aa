import { desc, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { schema, type Database } from '../database/database.ts';

/** Items whose records are cached. */
const MOST_ITEMS = 2_000;

/** Previous prices that a page can show. */
const MOST_PRICES = 12;

/** The records of an item besides its row. */
export interface ItemRecords {
  inspection: typeof schema.inspections.$inferSelect | undefined;
  /** Previous prices, latest first. */
  previousPrices: (typeof schema.itemPrices.$inferSelect)[];
}

/** Reads the records of items through a cache, which is cleared whenever the catalogue changes. */
export interface RecordsReader {
  of(itemId: number): Promise<ItemRecords>;
  invalidate(): void;
}

/** Opens a reader of records. */
export function createRecordsReader(database: Database): RecordsReader {
  const { inspections, itemPrices, items } = schema;
  const cache = new LRUCache<number, Promise<ItemRecords>>({ max: MOST_ITEMS });
  const read = async (itemId: number): Promise<ItemRecords> => {
    // One statement: on PGlite its overhead is most of what it takes. Without prices there is one row of nulls.
    const rows = await database
      .select({ inspection: inspections, price: itemPrices })
      .from(items)
      .leftJoin(inspections, eq(inspections.itemId, items.id))
      .leftJoin(itemPrices, eq(itemPrices.itemId, items.id))
      .where(eq(items.id, itemId))
      .orderBy(desc(itemPrices.endedAt), desc(itemPrices.id))
      .limit(MOST_PRICES);
    const inspection = rows[0]?.inspection ?? undefined;
    // Infinite days, which the database refuses, would end the page of their item.
    return {
      inspection: inspection?.inspectedOn.includes('infinity') ? undefined : inspection,
      previousPrices: rows.flatMap(({ price }) =>
        price && !Number.isNaN(price.endedAt.getTime()) ? [price] : [],
      ),
    };
  };
  return {
    of(itemId) {
      const cached = cache.get(itemId) ?? read(itemId);
      cache.set(itemId, cached);
      // A failed read is not cached.
      cached.catch(() => cache.delete(itemId));
      return cached;
    },
    invalidate: () => cache.clear(),
  };
}
