import { asc, count, desc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Entries of a page of the desk. */
const PAGE = 50;

/**
 * Maximum number of entries that are counted and paged through; for other entries users filter the list
 * (decision 321).
 */
const MOST = 10_000;

/** The table of a list, its condition and its order. */
interface List {
  table: PgTable;
  /** The column that identifies an entry. */
  id: AnyPgColumn;
  wanted: SQL | undefined;
  /** The sort keys; the last one is unique. */
  order: readonly { by: AnyPgColumn | SQL; descends?: boolean }[];
}

/** The number of entries of a list. */
export interface EntryCount {
  /** In all pages. */
  total: number;
  /** There are more entries than are counted. */
  isMore: boolean;
}

/**
 * Reads the ids of a page's entries, in order, and the number of entries, in one query. The query reads at most
 * `MOST` entries, however long the list is.
 */
export async function readPage<Id extends number | string>(
  database: Database,
  { table, id, wanted, order }: List,
  page: number,
): Promise<EntryCount & { ids: Id[] }> {
  const sorted = order.map(({ by, descends = false }) => (descends ? desc(by) : asc(by)));
  const counted = database
    .select({
      id: sql<Id>`${id}`.as('entry'),
      place: sql<number>`row_number() over (order by ${sql.join(sorted, sql`, `)})`.as('place'),
    })
    .from(table)
    .where(wanted)
    .orderBy(...sorted)
    .limit(MOST + 1)
    .as('counted');
  const skipped = Math.min((page - 1) * PAGE, MOST);
  const last = Math.min(skipped + PAGE, MOST);
  const isShown = sql`${counted.place} > ${skipped} and ${counted.place} <= ${last}`;
  const [found] = await database
    .select({
      ids: sql<Id[] | null>`jsonb_agg(${counted.id} order by ${counted.place}) filter (where ${isShown})`,
      total: count(),
    })
    .from(counted);
  const total = found?.total ?? 0;
  return { ids: found?.ids ?? [], total: Math.min(total, MOST), isMore: total > MOST };
}

/** Rows in the order of the ids of a page. */
export function sortByIds<Row, Id>(rows: readonly Row[], ids: readonly Id[], idOf: (row: Row) => Id): Row[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows.toSorted((one, other) => (places.get(idOf(one)) ?? 0) - (places.get(idOf(other)) ?? 0));
}
