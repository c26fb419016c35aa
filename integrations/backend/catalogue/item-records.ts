import { desc, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { schema, type Database } from '../database/database.ts';

/** Items whose records are kept in memory. */
const MOST_ITEMS = 2_000;

/** Earlier prices that a page could still show. */
const MOST_PRICES = 12;

/** What is recorded of an item beside its row. */
export interface ItemRecords {
  inspection: typeof schema.inspections.$inferSelect | undefined;
  /** Prices it was asked for before, the latest first. */
  previousPrices: (typeof schema.itemPrices.$inferSelect)[];
}

/** Reads the records of items through a cache that is emptied whenever the catalogue changes. */
export interface RecordsReader {
  of(itemId: number): Promise<ItemRecords>;
  invalidate(): void;
}

/** Opens a reader of records. */
export function createRecordsReader(database: Database): RecordsReader {
  const { inspections, itemPrices } = schema;
  const cache = new LRUCache<number, Promise<ItemRecords>>({ max: MOST_ITEMS });
  const read = async (itemId: number): Promise<ItemRecords> => {
    const [inspection, previousPrices] = await Promise.all([
      database.select().from(inspections).where(eq(inspections.itemId, itemId)),
      database
        .select()
        .from(itemPrices)
        .where(eq(itemPrices.itemId, itemId))
        .orderBy(desc(itemPrices.endedAt), desc(itemPrices.id))
        .limit(MOST_PRICES),
    ]);
    return { inspection: inspection[0], previousPrices };
  };
  return {
    of(itemId) {
      const cached = cache.get(itemId) ?? read(itemId);
      cache.set(itemId, cached);
      // What failed is read again.
      cached.catch(() => cache.delete(itemId));
      return cached;
    },
    invalidate: () => cache.clear(),
  };
}
