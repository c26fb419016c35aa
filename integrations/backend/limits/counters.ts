import { eq, inArray, lt, sql } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

const { counters } = schema;

/** How many in how many seconds, from the first. */
export interface Rate {
  points: number;
  duration: number;
}

/** What is counted, for a given number of seconds from the first. */
export interface Counted {
  key: string;
  duration: number;
}

/** How many there are under a key, and in how many seconds they are forgotten. */
export interface Count {
  key: string;
  count: number;
  left: number;
}

/**
 * Counts one more, in one statement: however many processes count, none is left out.
 * @returns seconds to wait before the next one, 0 when this one may pass.
 */
export async function countOne(database: Database, key: string, { points, duration }: Rate): Promise<number> {
  const [row] = await incrementCounters(database, [{ key, duration }]);
  return !row || row.count <= points ? 0 : row.left;
}

/** Counts one more under a key. @returns how many there are, this one included, and seconds until they are forgotten. */
export async function incrementCounter(
  database: Database,
  key: string,
  duration: number,
): Promise<{ count: number; left: number }> {
  const [row] = await incrementCounters(database, [{ key, duration }]);
  return { count: row?.count ?? 1, left: row?.left ?? 0 };
}

/** Counts one more under each of some keys, in one statement. */
export async function incrementCounters(database: Database, counted: readonly Counted[]): Promise<Count[]> {
  const rows = counted.map(({ key, duration }) => ({ key, count: 1, endsAt: ending(duration) as never }));
  // An end much further off than the count lasts was written by a clock that went wrong; a little further, by one who
  // counts at the same time.
  const isWrong = sql`${counters.endsAt} - now() > 2 * (excluded.ends_at - now())`;
  const isOver = sql`(${counters.endsAt} <= now() or ${isWrong})`;
  const found = await database
    .insert(counters)
    // Always in the same order: two that count the same keys do not wait for one another.
    .values(rows.sort((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflictDoUpdate({
      target: counters.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${counters.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${counters.endsAt} end`,
      },
    })
    .returning({
      key: counters.key,
      count: counters.count,
      left: sql<number>`extract(epoch from ${counters.endsAt} - now())`,
    });
  return found.map(({ key, count, left }) => ({ key, count, left: Math.max(1, Math.ceil(Number(left))) }));
}

/** Takes one of each back: what was counted in advance was no failure. */
export async function decrementCounter(database: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await database
    .update(counters)
    .set({ count: sql`greatest(${counters.count} - 1, 0)` })
    .where(inArray(counters.key, [...keys]));
}

/** Nothing that was counted under a key counts any more. */
export async function resetCounter(database: Database, key: string): Promise<void> {
  await database.delete(counters).where(eq(counters.key, key));
}

/** Deletes counters whose time is over. */
export async function deleteExpiredCounters(database: Database): Promise<void> {
  await database.delete(counters).where(lt(counters.endsAt, sql`now()`));
}

function ending(seconds: number) {
  return sql`now() + make_interval(secs => ${seconds})`;
}
