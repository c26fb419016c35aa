import { inArray } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';

/** Rows kept in memory; at about 1 KB each this is some 20 MB. */
const MOST_ROWS = 20_000;

/** Item rows by id, the least lately used forgotten first. */
export interface ItemRows {
  /** Rows in the order of the ids; an id that is gone is left out. */
  byIds(ids: readonly number[]): Promise<ItemRow[]>;
  forget(): void;
}

/** Reads item rows through a cache that is emptied whenever the catalogue changes. */
export function createItemRows(database: Database): ItemRows {
  let kept = new Map<number, ItemRow>();
  return {
    async byIds(ids) {
      // An emptied cache must not take in rows that were read before.
      const cache = kept;
      const missing = ids.filter((id) => !cache.has(id));
      if (missing.length > 0) {
        const rows = await database.select().from(schema.items).where(inArray(schema.items.id, missing));
        for (const row of rows) cache.set(row.id, row);
      }
      const found = ids.flatMap((id) => {
        const row = cache.get(id);
        if (!row) return [];
        cache.delete(id);
        cache.set(id, row);
        return [row];
      });
      for (const id of cache.keys()) {
        if (cache.size <= MOST_ROWS) break;
        cache.delete(id);
      }
      return found;
    },
    forget() {
      kept = new Map();
    },
  };
}
