import type { Logger } from 'pino';
import { forgetOldDevices } from '../accounts/known-devices.ts';
import { forgetMailTokens } from '../accounts/mail-tokens.ts';
import { forgetChallenges } from '../accounts/passkeys/challenges.ts';
import { forgetTickets } from '../accounts/passkeys/second-factor.ts';
import { forgetSessions } from '../accounts/sessions.ts';
import { forgetUnconfirmedAccounts } from '../accounts/delete-unconfirmed-accounts.ts';
import { forgetTold } from '../alerts/delete-old-notices.ts';
import type { Database } from '../database/database.ts';
import { forgetNews } from '../catalogue/stock-news.ts';
import { forgetChanges } from '../feed/read-feed.ts';
import { forgetCounters } from '../limits/counters.ts';
import { forgetSettled, hastenMails } from '../mail/mail-queue.ts';
import { deleteAccounts } from '../privacy/delete-account.ts';
import { forgetOutbox } from '../mail/delete-outbox-files.ts';
import { forgetPhotographs, forgetRequests } from '../requests/delete-requests.ts';
import type { RetentionTerms } from '../content-store/retention-terms.ts';
import { readTerms } from '../content-store/read-retention-terms.ts';
import { type Rounds, startRounds } from '../process/repeated-job.ts';
import { forgetRemovals } from '../saved/saved-items.ts';
import { forgetEvents } from '../security-events/delete-old-events.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import { forgetUnconfirmed } from '../subscription/delete-unconfirmed-subscribers.ts';
import { forgetFiles } from '../uploads/forget-files.ts';
import type { UploadFolder } from '../uploads/upload-folder.ts';

/** Milliseconds between two runs. */
const EVERY = 6 * 3_600_000;

/** What is deleted when its time is over, and what would wait for a time that was never meant. Rounds of several processes do no harm to one another. */
const ROUNDS: Record<string, (parts: Parts & { terms: RetentionTerms }) => Promise<void>> = {
  'letters due by a clock that went wrong': ({ database }) => hastenMails(database),
  'letters settled long ago': ({ database, terms }) => forgetSettled(database, terms.letters),
  'letters left as files long ago': ({ outbox, terms }) => forgetOutbox(outbox, terms.letters),
  'requests of long ago': ({ database, uploads, terms }) => forgetRequests(database, uploads, terms),
  'photographs of long ago': ({ database, uploads, terms }) => forgetPhotographs(database, uploads, terms),
  'security events of long ago': ({ database, terms }) => forgetEvents(database, terms.security_events),
  'changes of long ago': ({ database }) => forgetChanges(database),
  'mailboxes nobody confirmed': ({ database }) => forgetUnconfirmed(database),
  'files of requests that were cut off': ({ database, uploads }) => forgetFiles(database, uploads),
  'sessions that are over': ({ database }) => forgetSessions(database),
  'devices that have not logged in for long': ({ database }) => forgetOldDevices(database),
  'links to accounts that are over': ({ database }) => forgetMailTokens(database),
  'challenges of passkeys that are over': ({ database }) => forgetChallenges(database),
  'logins without their second factor': ({ database }) => forgetTickets(database),
  'accounts whose holders asked for that': ({ database, uploads, events }) =>
    deleteAccounts(database, uploads, events.from(undefined)),
  'what people were told long ago': ({ database }) => forgetTold(database),
  'news of the stock': ({ database }) => forgetNews(database),
  'removals from saved lists': ({ database }) => forgetRemovals(database),
  'counters that are over': ({ database }) => forgetCounters(database),
  'accounts nobody confirmed': ({ database }) => forgetUnconfirmedAccounts(database),
};

/** What housekeeping works on. */
interface Parts {
  database: Database;
  uploads: UploadFolder;
  /** Folder of letters where there is no mail server. */
  outbox: string;
  events: SecurityEvents;
  log: Logger;
}

/** Deletes what may not be kept for ever, now and a few times a day, until stopped. */
export function startHousekeeping(parts: Parts): Rounds {
  const { database, log } = parts;
  return startRounds(async () => {
    const terms = await readTerms(database).catch((error: unknown) => {
      log.warn({ err: error }, 'the terms of what is kept cannot be read: nothing is deleted');
    });
    if (!terms) return;
    for (const [what, forget] of Object.entries(ROUNDS)) {
      await forget({ ...parts, terms }).catch((error: unknown) =>
        log.warn({ err: error, what }, 'not deleted'),
      );
    }
  }, EVERY);
}
