import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { publishDue } from './drafts.ts';

/** How often the calendar is looked at, milliseconds. */
const EVERY = 30_000;

/** Publishes pieces dated in the future when their day begins in the shop's time zone, until stopped. */
export function startCalendar(database: Database, log: Logger): { stop(): Promise<void> } {
  let looking: Promise<void> = Promise.resolve();
  const look = () => {
    looking = looking.then(async () => {
      try {
        const published = await publishDue(database);
        if (published.length > 0) log.info({ published }, 'published on their day');
      } catch (error) {
        log.warn({ err: error }, 'calendar not looked at');
      }
    });
  };
  look();
  const timer = setInterval(look, EVERY);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return looking;
    },
  };
}
