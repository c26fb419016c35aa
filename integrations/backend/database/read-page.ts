import { asc, count, desc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Entries of a page of the desk. */
const PAGE = 50;

/** Entries that are counted and paged through; who wants another narrows the list (decision 321). */
const MOST = 10_000;

/** Which entries a list has, and in what order. */
interface List {
  table: PgTable;
  /** What an entry is named by. */
  id: AnyPgColumn;
  wanted: SQL | undefined;
  /** What comes first; the last of them tells any two entries apart. */
  order: readonly { by: AnyPgColumn | SQL; descends?: boolean }[];
}

/** How many entries a list has. */
export interface Counted {
  /** Of all pages. */
  total: number;
  /** There are more than are counted. */
  isMore: boolean;
}

/**
 * Reads what the entries of a page are named by, in order, and how many entries there are: in one pass, which ends where
 * nobody pages to, however long the list is.
 */
export async function readPage<Id extends number | string>(
  database: Database,
  { table, id, wanted, order }: List,
  page: number,
): Promise<Counted & { ids: Id[] }> {
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

/** Rows in the order of the page that they were read for. */
export function inOrder<Row, Id>(rows: readonly Row[], ids: readonly Id[], idOf: (row: Row) => Id): Row[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows.toSorted((one, other) => (places.get(idOf(one)) ?? 0) - (places.get(idOf(other)) ?? 0));
}
