import { and, asc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { Logger } from 'pino';
import { schema, type Database } from '../database/database.ts';
import { type RepeatedJob, startRepeatedJob } from '../process/repeated-job.ts';
import { changeAvailability } from './change-availability.ts';
import { AvailabilityRefused } from './refusal.ts';
import { type ClockReading, type SteadyClock, acceptReading, timeOf } from './steady-clock.ts';

const { items } = schema;

/**
 * Milliseconds between two queries. Ends of holds are read from the database and not from timers, so a restart
 * changes nothing.
 */
const INTERVAL = 1_000;

/** The condition that a hold has also ended by the database's clock. */
export const ENDED_BY_DATABASE_CLOCK = sql`${items.heldUntil} <= now()`;

/**
 * Releases items whose hold has ended. With several processes, each item is released once.
 * @param only a further condition. @returns stock numbers.
 * @throws the errors of items that could not be released, after all others are released.
 */
export async function endHolds(database: Database, now = new Date(), only?: SQL): Promise<string[]> {
  const due = await database
    .select({ id: items.id, number: items.number })
    .from(items)
    .where(and(eq(items.availability, 'reserved'), lte(items.heldUntil, now), only))
    .orderBy(asc(items.heldUntil));
  const released: string[] = [];
  const failures: unknown[] = [];
  for (const { id, number } of due) {
    try {
      const done = await changeAvailability(database, id, { to: 'in_stock', by: 'clock' }, now);
      if (done?.changed) released.push(number);
    } catch (error) {
      // Another change has released, sold or extended it meanwhile.
      if (!(error instanceof AvailabilityRefused)) failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} holds cannot be ended`);
  return released;
}

/**
 * Ends holds when they expire, until stopped. A wrong clock of either this machine or the database cannot end a hold
 * too early (decision 240).
 */
export function startEndingHolds(
  database: Database,
  wake: () => unknown,
  log: Pick<Logger, 'info' | 'warn'>,
): RepeatedJob {
  let clock: SteadyClock | undefined;
  return startRepeatedJob(async () => {
    const reading: ClockReading = { wall: Date.now(), monotonic: performance.now() };
    const hadLeapt = clock?.leap !== undefined;
    clock = acceptReading(clock, reading);
    if (clock.leap && !hadLeapt) {
      log.warn(
        { seconds: Math.round((clock.leap.lead - clock.lead) / 1_000) },
        'the clock leapt ahead: holds wait',
      );
    }
    try {
      const released = await endHolds(database, timeOf(clock, reading), ENDED_BY_DATABASE_CLOCK);
      if (released.length === 0) return;
      wake();
      log.info({ released }, 'holds ended');
    } catch (error) {
      log.warn({ err: error }, 'holds not ended');
    }
  }, INTERVAL);
}
