import type { Logger } from 'pino';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import type { Database } from '../database/database.ts';
import type { MailWorker } from '../mail/mail-worker.ts';
import { notifyStockChanges } from './notify-stock-changes.ts';

/** Milliseconds between two queries for changes of the stock. */
const POLLING_INTERVAL = 2_000;

interface Parts {
  database: Database;
  catalogue: LiveCatalogue;
  mail: Pick<MailWorker, 'wake'>;
  key: string;
  log: Logger;
}

/** Notifies people of changes of the stock until stopped. */
export function startAlertWorker({ database, catalogue, mail, key, log }: Parts): { stop(): Promise<void> } {
  let stopped = false;
  let working: Promise<void> | undefined;

  const work = async () => {
    try {
      for (let more = true; more && !stopped;) {
        const started = performance.now();
        const { events, letters } = await notifyStockChanges(database, {
          catalogue: catalogue.current(),
          key,
        });
        more = events > 0;
        if (letters === 0) continue;
        void mail.wake();
        log.info({ events, letters, ms: Math.round(performance.now() - started) }, 'stock changes notified');
      }
    } catch (error) {
      // The next run notifies them.
      log.warn({ err: error }, 'stock changes not notified');
    } finally {
      working = undefined;
    }
  };
  const timer = setInterval(() => void (working ??= work()), POLLING_INTERVAL);
  timer.unref();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await working;
    },
  };
}
