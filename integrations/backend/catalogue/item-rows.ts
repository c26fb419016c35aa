import { and, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import type { PublishedRow } from '../database/schema/items.ts';
import { validRows } from './valid-row.ts';

/** Rows in the cache: about 20 MB at about 1 KB each. */
const MOST_ROWS = 20_000;

/** Rows that are read at once: the pages of an item's neighbours are likely to be asked for as well. */
const AT_ONCE = 32;

/** From this number of rows on, the cache keeps account of their use: moving a row costs as much as making its card. */
const MANY_ROWS = MOST_ROWS / 2;

/** Item rows, in a cache that evicts the least recently used first. */
export interface ItemRows {
  /** Rows in the order of the ids; deleted and invalid rows are left out. */
  byIds(ids: readonly number[]): Promise<PublishedRow[]>;
  /** The row of an item's slug. */
  byUrl(url: string): Promise<PublishedRow | undefined>;
  /** Rows in the order of the slugs; unknown slugs are left out. */
  byUrls(urls: readonly string[]): Promise<PublishedRow[]>;
  /** Drops the rows of changed items; without them everything. */
  drop(itemIds?: readonly number[]): void;
}

/** The item with a slug and its neighbours. */
function besides(url: string): SQL | undefined {
  const { items } = schema;
  const first = sql`(select ${items.id} - ${items.id} % ${AT_ONCE} from ${items} where ${items.url} = ${url})`;
  return and(gte(items.id, first), lt(items.id, sql`${first} + ${AT_ONCE}`));
}

/** Reads item rows through a cache. */
export function createItemRows(database: Database): ItemRows {
  const { items } = schema;
  let cache = new RowCache();
  /** Rows that are being read by their slugs: the calls of one page ask for the same row at the same time. */
  let underWay = new Map<string, Promise<PublishedRow | undefined>>();
  return {
    async byIds(ids) {
      // Rows that were read before a change must not get into the new cache.
      const cached = cache;
      const missing = ids.filter((id) => !cached.has(id));
      if (missing.length > 0) {
        cached.add(validRows(await database.select().from(items).where(inArray(items.id, missing))));
      }
      const rows = ids.flatMap((id) => cached.get(id) ?? []);
      cached.trim();
      return rows;
    },
    byUrl(url) {
      const [cached, round] = [cache, underWay];
      const known = cached.getByUrl(url);
      if (known) return Promise.resolve(known);
      const asked = round.get(url);
      if (asked) return asked;
      const read = async () => {
        cached.add(validRows(await database.select().from(items).where(besides(url))));
        const row = cached.getByUrl(url);
        cached.trim();
        return row;
      };
      const asking = read().finally(() => round.delete(url));
      round.set(url, asking);
      return asking;
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
    drop(itemIds) {
      cache = itemIds ? cache.without(itemIds) : new RowCache();
      underWay = new Map();
    },
  };
}

/**
 * Written by hand: lru-cache has one key, but these rows are found by two; and it could evict rows during a read.
 * This cache evicts none before the reader has all of them.
 */
class RowCache {
  readonly #rows = new Map<number, PublishedRow>();
  readonly #ids = new Map<string, number>();

  has(id: number): boolean {
    return this.#rows.has(id);
  }

  /** Returns a row and marks it as the most recently used: a Map keeps the order of insertion. */
  get(id: number): PublishedRow | undefined {
    const row = this.#rows.get(id);
    if (!row || this.#rows.size < MANY_ROWS) return row;
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
      // Other caches use the row object as their key, so a known row must stay the same object.
      if (this.#rows.has(row.id)) continue;
      this.#rows.set(row.id, row);
      this.#ids.set(row.url, row.id);
    }
  }

  /** A copy without some of the items. */
  without(ids: readonly number[]): RowCache {
    const rest = new RowCache();
    const left = new Set(ids);
    rest.add([...this.#rows.values()].filter(({ id }) => !left.has(id)));
    return rest;
  }

  trim(): void {
    if (this.#rows.size <= MOST_ROWS) return;
    for (const [id, { url }] of this.#rows) {
      if (this.#rows.size <= MOST_ROWS) return;
      this.#rows.delete(id);
      this.#ids.delete(url);
    }
  }
}
