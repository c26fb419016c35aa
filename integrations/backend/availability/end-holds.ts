import { and, asc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { Logger } from 'pino';
import { schema, type Database } from '../database/database.ts';
import { type RepeatedJob, startRepeatedJob } from '../process/repeated-job.ts';
import { changeAvailability } from './change-availability.ts';
import { AvailabilityRefused } from './refusal.ts';
import { type ClockReading, type SteadyClock, steadied, timeOf } from './steady-clock.ts';

const { items } = schema;

/** Milliseconds between two looks. The end of a hold is looked up and never waited for: a restart makes no difference. */
const EVERY = 1_000;

/** Only what is over by the clock of the database as well. */
export const BY_BOTH_CLOCKS = sql`${items.heldUntil} <= now()`;

/**
 * Releases what is held no longer. Several processes at a time do it once.
 * @param only what else has to be true of it. @returns stock numbers.
 * @throws what kept pieces from being released, once all others are.
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
      // Somebody has released, sold or prolonged it meanwhile.
      if (!(error instanceof AvailabilityRefused)) failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} holds cannot be ended`);
  return released;
}

/**
 * Ends holds at their end until stopped. Neither a clock of this machine that leaps ahead nor that of the database
 * alone ends one (decision 240).
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
    clock = steadied(clock, reading);
    if (clock.leap && !hadLeapt) {
      log.warn(
        { seconds: Math.round((clock.leap.lead - clock.lead) / 1_000) },
        'the clock leapt ahead: holds wait',
      );
    }
    try {
      const released = await endHolds(database, timeOf(clock, reading), BY_BOTH_CLOCKS);
      if (released.length === 0) return;
      wake();
      log.info({ released }, 'holds ended');
    } catch (error) {
      log.warn({ err: error }, 'holds not ended');
    }
  }, EVERY);
}
