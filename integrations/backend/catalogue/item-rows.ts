import { inArray } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import type { PublishedRow } from '../database/schema/items.ts';
import { validRows } from './valid-row.ts';

/** Rows kept in memory; at about 1 KB each this is some 20 MB. */
const MOST_ROWS = 20_000;

/** Item rows, the least lately used forgotten first. */
export interface ItemRows {
  /** Rows in the order of the ids; one that is gone, or that the contract refuses, is left out. */
  byIds(ids: readonly number[]): Promise<PublishedRow[]>;
  /** The row of an item's address word. */
  byUrl(url: string): Promise<PublishedRow | undefined>;
  /** Rows in the order of the address words; one that nothing has is left out. */
  byUrls(urls: readonly string[]): Promise<PublishedRow[]>;
  invalidate(): void;
}

/** Reads item rows through a cache that is emptied whenever the catalogue changes. */
export function createItemRows(database: Database): ItemRows {
  const { items } = schema;
  let cache = new RowCache();
  return {
    async byIds(ids) {
      // An emptied cache must not take in rows that were read before.
      const cached = cache;
      const missing = ids.filter((id) => !cached.has(id));
      if (missing.length > 0) {
        cached.add(validRows(await database.select().from(items).where(inArray(items.id, missing))));
      }
      const rows = ids.flatMap((id) => cached.get(id) ?? []);
      cached.trim();
      return rows;
    },
    async byUrl(url) {
      const [row] = await this.byUrls([url]);
      return row;
    },
    async byUrls(urls) {
      const cached = cache;
      const missing = urls.filter((url) => !cached.getByUrl(url));
      if (missing.length > 0) {
        cached.add(validRows(await database.select().from(items).where(inArray(items.url, missing))));
      }
      const rows = urls.flatMap((url) => cached.getByUrl(url) ?? []);
      cached.trim();
      return rows;
    },
    invalidate() {
      cache = new RowCache();
    },
  };
}

/**
 * Kept by hand: lru-cache knows one key, these rows are found by two, and it would drop rows while they are being
 * read; here none is dropped before its reader has all.
 */
class RowCache {
  readonly #rows = new Map<number, PublishedRow>();
  readonly #ids = new Map<string, number>();

  has(id: number): boolean {
    return this.#rows.has(id);
  }

  /** A row, which is then the latest used: a Map keeps the order of insertion. */
  get(id: number): PublishedRow | undefined {
    const row = this.#rows.get(id);
    if (!row) return undefined;
    this.#rows.delete(id);
    this.#rows.set(id, row);
    return row;
  }

  getByUrl(url: string): PublishedRow | undefined {
    const id = this.#ids.get(url);
    return id === undefined ? undefined : this.get(id);
  }

  add(rows: readonly PublishedRow[]): void {
    for (const row of rows) {
      this.#rows.set(row.id, row);
      this.#ids.set(row.url, row.id);
    }
  }

  trim(): void {
    for (const [id, { url }] of this.#rows) {
      if (this.#rows.size <= MOST_ROWS) return;
      this.#rows.delete(id);
      this.#ids.delete(url);
    }
  }
}
