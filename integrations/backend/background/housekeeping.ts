import type { Logger } from 'pino';
import { deleteOldDevices } from '../accounts/known-devices.ts';
import { deleteOldMailTokens } from '../accounts/mail-tokens.ts';
import { deleteExpiredChallenges } from '../accounts/passkeys/challenges.ts';
import { deleteExpiredTickets } from '../accounts/passkeys/second-factor.ts';
import { deleteExpiredSessions } from '../accounts/sessions.ts';
import { deleteUnconfirmedAccounts } from '../accounts/delete-unconfirmed-accounts.ts';
import { deleteOldNotices } from '../alerts/delete-old-notices.ts';
import { type ContentPlace, deleteUnusedCovers } from '../content-editing/content-editing.ts';
import { deleteExpiredDeskAccess, deleteExpiredDeskChallenges } from '../desk-people/desk-people.ts';
import type { Database } from '../database/database.ts';
import { deleteOldStockNews } from '../catalogue/stock-news.ts';
import { deleteOldChanges } from '../feed/read-feed.ts';
import { deleteExpiredCounters } from '../limits/counters.ts';
import { deleteSettledMails, makeLateMailsDueNow } from '../mail/mail-queue.ts';
import { deleteOldTickets } from '../pledge/delete-old-tickets.ts';
import { deleteAccounts } from '../privacy/delete-account.ts';
import { deleteOldOutboxFiles } from '../mail/delete-outbox-files.ts';
import { deleteOldPhotographs, deleteOldRequests } from '../requests/delete-requests.ts';
import type { RetentionTerms } from '../content-store/retention-terms.ts';
import { readRetentionTerms } from '../content-store/read-retention-terms.ts';
import { type RepeatedJob, startRepeatedJob } from '../process/repeated-job.ts';
import { deleteOldMissed } from '../search/missed-searches.ts';
import { deleteOldRemovals } from '../saved/saved-items.ts';
import { deleteOldEvents } from '../security-events/delete-old-events.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import { deleteUnconfirmedSubscribers } from '../subscription/delete-unconfirmed-subscribers.ts';
import { deleteUnusedPhotographs } from '../photographs/delete-unused-photographs.ts';
import type { PhotographStore } from '../photographs/photograph-store.ts';
import { deleteUnusedFiles } from '../uploads/delete-unused-files.ts';
import type { UploadFolder } from '../uploads/upload-folder.ts';

/** Milliseconds between two runs. */
const INTERVAL = 6 * 3_600_000;

/**
 * The jobs: they delete expired data, and correct times that were written with a wrong clock. Several processes may
 * run them at the same time.
 */
const JOBS: Record<string, (parts: Parts & { terms: RetentionTerms }) => Promise<void>> = {
  'letters due by a clock that went wrong': ({ database }) => makeLateMailsDueNow(database),
  'letters settled long ago': ({ database, terms }) => deleteSettledMails(database, terms.letters),
  'letters left as files long ago': ({ outbox, terms }) => deleteOldOutboxFiles(outbox, terms.letters),
  'requests of long ago': ({ database, uploads, terms }) => deleteOldRequests(database, uploads, terms),
  'pledge tickets of long ago': ({ database, terms }) => deleteOldTickets(database, terms),
  'photographs of long ago': ({ database, uploads, terms }) => deleteOldPhotographs(database, uploads, terms),
  'security events of long ago': ({ database, terms }) => deleteOldEvents(database, terms.security_events),
  'changes of long ago': ({ database }) => deleteOldChanges(database),
  'mailboxes nobody confirmed': ({ database }) => deleteUnconfirmedSubscribers(database),
  'files of requests that were cut off': ({ database, uploads }) => deleteUnusedFiles(database, uploads),
  'photographs that no item names': ({ database, photographs }) =>
    deleteUnusedPhotographs(database, photographs),
  'covers that no text names': ({ database, place }) => deleteUnusedCovers(database, place),
  'sessions that are over': ({ database }) => deleteExpiredSessions(database),
  'devices that have not logged in for long': ({ database }) => deleteOldDevices(database),
  'links to accounts that are over': ({ database }) => deleteOldMailTokens(database),
  'challenges of passkeys that are over': ({ database }) => deleteExpiredChallenges(database),
  'logins at the desk and invitations that are over': ({ database }) => deleteExpiredDeskAccess(database),
  'challenges of the desk that are over': ({ database }) => deleteExpiredDeskChallenges(database),
  'logins without their second factor': ({ database }) => deleteExpiredTickets(database),
  'accounts whose holders asked for that': ({ database, uploads, events }) =>
    deleteAccounts(database, uploads, events.from(undefined)),
  'notices of long ago': ({ database }) => deleteOldNotices(database),
  'news of the stock': ({ database }) => deleteOldStockNews(database),
  'searches that found nothing': ({ database }) => deleteOldMissed(database),
  'removals from saved lists': ({ database }) => deleteOldRemovals(database),
  'counters that are over': ({ database }) => deleteExpiredCounters(database),
  'accounts nobody confirmed': ({ database }) => deleteUnconfirmedAccounts(database),
};

/** What housekeeping works with. */
interface Parts {
  database: Database;
  uploads: UploadFolder;
  photographs: PhotographStore;
  /** The content folder to which the desk publishes. */
  place: ContentPlace;
  /** Folder for letters when there is no mail server. */
  outbox: string;
  events: SecurityEvents;
  log: Logger;
}

/** Deletes expired data now and every few hours, until stopped. */
export function startHousekeeping(parts: Parts): RepeatedJob {
  const { database, log } = parts;
  return startRepeatedJob(async () => {
    const terms = await readRetentionTerms(database).catch((error: unknown) => {
      log.warn({ err: error }, 'retention terms cannot be read: nothing is deleted');
    });
    if (!terms) return;
    for (const [what, deleteOld] of Object.entries(JOBS)) {
      await deleteOld({ ...parts, terms }).catch((error: unknown) =>
        log.warn({ err: error, what }, 'expired data not deleted'),
      );
    }
  }, INTERVAL);
}
