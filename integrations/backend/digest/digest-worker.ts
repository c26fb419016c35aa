import type { Logger } from 'pino';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { Database } from '../database/database.ts';
import type { MailWorker } from '../mail/mail-worker.ts';
import { type RepeatedJob, startRepeatedJob } from '../process/repeated-job.ts';
import { sendDigests } from './send-digests.ts';

/** Milliseconds between two checks whether letters are due. */
const CHECK_INTERVAL = 10 * 60_000;

interface Parts {
  database: Database;
  catalogue: LiveCatalogue;
  mail: Pick<MailWorker, 'wake'>;
  key: string;
  log: Logger;
}

/** Queues the weekly letters when they are due, until stopped. */
export function startDigests({ database, catalogue, mail, key, log }: Parts): RepeatedJob {
  return startRepeatedJob(async () => {
    try {
      const letters = await sendDigests(database, { catalogue: catalogue.current(), key });
      if (letters === 0) return;
      void mail.wake();
      log.info({ letters }, 'weekly letters written');
    } catch (error) {
      // The next run retries.
      log.warn({ err: error }, 'weekly letters not written');
    }
  }, CHECK_INTERVAL);
}
