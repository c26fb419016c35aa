import { eq, inArray, lt, sql } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

const { counters } = schema;

/** A limit: most points per duration. The duration in seconds starts at the first point. */
export interface Rate {
  points: number;
  duration: number;
}

/** A key to count. Its counter expires this many seconds after the first count. */
export interface Counted {
  key: string;
  duration: number;
}

/** The count of a key, and the seconds until the counter expires. */
export interface Count {
  key: string;
  count: number;
  left: number;
}

/**
 * Increments a counter in one statement, so that no increment is lost between processes.
 * @returns seconds to wait before the next one, 0 when this one may pass.
 */
export async function countAgainstLimit(
  database: Database,
  key: string,
  { points, duration }: Rate,
): Promise<number> {
  const [row] = await incrementCounters(database, [{ key, duration }]);
  return !row || row.count <= points ? 0 : row.left;
}

/** Increments the counter of a key. @returns the new count, and the seconds until the counter expires. */
export async function incrementCounter(
  database: Database,
  key: string,
  duration: number,
): Promise<{ count: number; left: number }> {
  const [row] = await incrementCounters(database, [{ key, duration }]);
  return { count: row?.count ?? 1, left: row?.left ?? 0 };
}

/** Increments several counters in one statement. */
export async function incrementCounters(database: Database, counted: readonly Counted[]): Promise<Count[]> {
  const rows = counted.map(({ key, duration }) => ({ key, count: 1, endsAt: endsIn(duration) as never }));
  // An end far beyond the duration was written by a machine with a wrong clock. A small difference is normal between
  // concurrent writers.
  const isWrong = sql`${counters.endsAt} - now() > 2 * (excluded.ends_at - now())`;
  const isOver = sql`(${counters.endsAt} <= now() or ${isWrong})`;
  const found = await database
    .insert(counters)
    // A fixed order of the keys prevents deadlocks between two statements.
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

/** Decrements counters that were incremented in advance, if the attempt did not fail. */
export async function decrementCounter(database: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await database
    .update(counters)
    .set({ count: sql`greatest(${counters.count} - 1, 0)` })
    .where(inArray(counters.key, [...keys]));
}

/** Deletes the counter of a key. */
export async function resetCounter(database: Database, key: string): Promise<void> {
  await database.delete(counters).where(eq(counters.key, key));
}

/** Deletes expired counters. */
export async function deleteExpiredCounters(database: Database): Promise<void> {
  await database.delete(counters).where(lt(counters.endsAt, sql`now()`));
}

function endsIn(seconds: number) {
  return sql`now() + make_interval(secs => ${seconds})`;
}
