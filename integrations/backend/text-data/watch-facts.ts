import { and, asc, count, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { type Database, schema } from '../database/database.ts';

const { items } = schema;

/** Rows per query. The backend can answer requests between two queries. */
const ROWS_AT_ONCE = 2_000;

/** Facts of a sold watch that estimates do not need. */
export interface WatchFacts {
  /** Ids of the vocabulary. */
  functions: readonly string[];
  movement: string | null;
  gender: string | null;
  diameterMm: number | null;
  preciousStones: boolean;
  /** Year, or a range of years. */
  year: string | null;
}

/** The facts of all watches that were sold, by the id of the item. */
export async function factsOfSold(database: Database): Promise<Map<number, WatchFacts>> {
  const facts = new Map<number, WatchFacts>();
  for (let after = 0; ;) {
    const rows = await database
      .select({
        id: items.id,
        functions: items.functions,
        movement: items.movement,
        gender: items.gender,
        diameterMm: items.diameterMm,
        preciousStones: items.preciousStones,
        year: items.year,
      })
      .from(items)
      .where(and(eq(items.catalogType, 'clock'), isNotNull(items.soldAt), gt(items.id, after)))
      .orderBy(asc(items.id))
      .limit(ROWS_AT_ONCE);
    for (const { id, ...row } of rows) facts.set(id, row);
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return facts;
    after = last.id;
  }
}

/** Watches on sale that have the same size. */
export interface SizeOnSale {
  /** Diameter or width in whole millimetres, rounded down. */
  mm: number;
  gender: string | null;
  count: number;
}

/** How many watches are on sale, by size and gender. */
export async function sizesOnSale(database: Database): Promise<SizeOnSale[]> {
  const mm = sql<number>`floor(${items.diameterMm})::int`;
  return database
    .select({ mm, gender: items.gender, count: count() })
    .from(items)
    .where(and(eq(items.catalogType, 'clock'), eq(items.stock, 'current'), isNotNull(items.diameterMm)))
    .groupBy(mm, items.gender);
}
