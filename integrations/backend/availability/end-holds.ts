import { and, asc, eq, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import { schema, type Database } from '../database/database.ts';
import { type RepeatedJob, startRepeatedJob } from '../process/repeated-job.ts';
import { changeAvailability } from './change-availability.ts';
import { AvailabilityRefused } from './refusal.ts';

const { items } = schema;

/**
 * Milliseconds between two looks. The end of a hold is looked up and never waited for, so that a restart, another
 * process or a clock that was set right makes no difference.
 */
const EVERY = 1_000;

/** Releases what is held no longer. Several processes at a time do it once. @returns stock numbers. */
export async function endHolds(database: Database, now = new Date()): Promise<string[]> {
  const due = await database
    .select({ id: items.id, number: items.number })
    .from(items)
    .where(and(eq(items.availability, 'reserved'), lte(items.heldUntil, now)))
    .orderBy(asc(items.heldUntil));
  const released: string[] = [];
  for (const { id, number } of due) {
    try {
      const done = await changeAvailability(database, id, { to: 'in_stock', by: 'clock' }, now);
      if (done?.changed) released.push(number);
    } catch (error) {
      // Somebody has released, sold or prolonged it meanwhile.
      if (!(error instanceof AvailabilityRefused)) throw error;
    }
  }
  return released;
}

/** Ends holds at their end until stopped. @param wake sends the letters at once. */
export function startEndingHolds(database: Database, wake: () => unknown, log: Logger): RepeatedJob {
  return startRepeatedJob(async () => {
    try {
      const released = await endHolds(database);
      if (released.length === 0) return;
      wake();
      log.info({ released }, 'holds ended');
    } catch (error) {
      log.warn({ err: error }, 'holds not ended');
    }
  }, EVERY);
}
