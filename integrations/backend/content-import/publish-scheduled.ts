import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { type RepeatedJob, startRepeatedJob } from '../process/repeated-job.ts';
import { publishScheduled } from './drafts.ts';

/** Milliseconds between two queries for due articles. */
const POLLING_INTERVAL = 30_000;

/** Publishes articles with a future date when that day begins in the shop's time zone, until stopped. */
export function startScheduledPublishing(database: Database, log: Logger): RepeatedJob {
  return startRepeatedJob(async () => {
    try {
      const published = await publishScheduled(database);
      if (published.length > 0) log.info({ published }, 'scheduled texts published');
    } catch (error) {
      log.warn({ err: error }, 'scheduled texts not checked');
    }
  }, POLLING_INTERVAL);
}
