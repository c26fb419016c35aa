import { lt, sql } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

/** So many in so many seconds, from the first. */
export interface Rate {
  points: number;
  duration: number;
}

/**
 * Counts one more, in one statement: however many processes count, none is left out.
 * @returns seconds to wait before the next one, 0 when this one may pass.
 */
export async function countOne(database: Database, key: string, rate: Rate): Promise<number> {
  const { counters } = schema;
  const ends = sql`now() + make_interval(secs => ${rate.duration})`;
  // An end much further off than the count lasts was written by a clock that went wrong; a little further, by one who
  // counts at the same time.
  const wrong = sql`now() + make_interval(secs => ${2 * rate.duration})`;
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
  if (!row || row.count <= rate.points) return 0;
  return Math.max(1, Math.ceil(Number(row.left)));
}

/** Deletes counters whose time is over. */
export async function forgetCounters(database: Database): Promise<void> {
  await database.delete(schema.counters).where(lt(schema.counters.endsAt, sql`now()`));
}
