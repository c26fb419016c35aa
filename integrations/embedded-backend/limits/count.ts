import { inArray, lt, sql } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

/** So many in so many seconds, from the first. */
export interface Rate {
  points: number;
  duration: number;
}

/** Counts one more. @returns seconds to wait before the next one, 0 when this one may pass. */
export async function countOne(database: Database, key: string, rate: Rate): Promise<number> {
  const { count, left } = await raise(database, key, rate.duration);
  return count <= rate.points ? 0 : Math.max(1, Math.ceil(left));
}

/**
 * Counts one more, in one statement: however many processes count, none is left out.
 * @param duration seconds from the first after which all are forgotten.
 * @returns how many there are, this one included, and seconds until they are forgotten.
 */
export async function raise(
  database: Database,
  key: string,
  duration: number,
): Promise<{ count: number; left: number }> {
  const { counters } = schema;
  const ends = sql`now() + make_interval(secs => ${duration})`;
  // An end much further off than the count lasts was written by a clock that went wrong; a little further, by one who
  // counts at the same time.
  const wrong = sql`now() + make_interval(secs => ${2 * duration})`;
  const isOver = sql`(${counters.endsAt} <= now() or ${counters.endsAt} > ${wrong})`;
  const [row] = await database
    .insert(counters)
    .values({ key, count: 1, endsAt: ends as never })
    .onConflictDoUpdate({
      target: counters.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${counters.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${counters.endsAt} end`,
      },
    })
    .returning({ count: counters.count, left: sql<number>`extract(epoch from ${counters.endsAt} - now())` });
  return { count: row?.count ?? 1, left: Number(row?.left ?? 0) };
}

/** Takes one of each back: what was counted ahead turned out to be none. */
export async function takeBack(database: Database, keys: readonly string[]): Promise<void> {
  const { counters } = schema;
  await database
    .update(counters)
    .set({ count: sql`greatest(${counters.count} - 1, 0)` })
    .where(inArray(counters.key, [...keys]));
}

/** Deletes counters whose time is over. */
export async function forgetCounters(database: Database): Promise<void> {
  await database.delete(schema.counters).where(lt(schema.counters.endsAt, sql`now()`));
}
