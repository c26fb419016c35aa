import type { Logger } from 'pino';
import { forgetMailTokens } from './accounts/mail-tokens.ts';
import { forgetSessions } from './accounts/sessions.ts';
import { forgetUnconfirmedAccounts } from './accounts/forget.ts';
import type { Database } from './database/database.ts';
import { forgetChanges } from './feed/read.ts';
import { forgetSent } from './mail/queue.ts';
import { forgetUnconfirmed } from './subscription/forget.ts';

/** Milliseconds between two rounds. */
const EVERY = 6 * 3_600_000;

/** What is deleted when its time is over. Rounds of several processes do no harm to one another. */
const ROUNDS: Record<string, (database: Database) => Promise<void>> = {
  'letters sent long ago': forgetSent,
  'changes of long ago': forgetChanges,
  'mailboxes nobody confirmed': forgetUnconfirmed,
  'sessions that are over': forgetSessions,
  'links to accounts that are over': forgetMailTokens,
  'accounts nobody confirmed': forgetUnconfirmedAccounts,
};

/** Deletes what may not be kept for ever, now and a few times a day, until stopped. */
export function startHousekeeping(database: Database, log: Logger): { stop(): Promise<void> } {
  let round: Promise<void> = Promise.resolve();
  const go = () => {
    round = round.then(async () => {
      for (const [what, forget] of Object.entries(ROUNDS)) {
        await forget(database).catch((error: unknown) => log.warn({ err: error, what }, 'not deleted'));
      }
    });
  };
  go();
  const timer = setInterval(go, EVERY);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return round;
    },
  };
}
