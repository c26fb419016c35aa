import type { Logger } from 'pino';
import { startAlertWorker } from '../alerts/alert-worker.ts';
import { startEndingHolds } from '../availability/availability.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import { startPublishingDue, type PublishContext } from '../content-editing/content-editing.ts';
import { startScheduledPublishing } from '../content-import/publish-scheduled.ts';
import type { Database } from '../database/database.ts';
import { startDigests } from '../digest/digest-worker.ts';
import { startHousekeeping } from './housekeeping.ts';
import type { MailWorker } from '../mail/mail-worker.ts';
import { startReminders } from '../pledge/reminders.ts';
import { type RepeatedJob, startRepeatedJob } from '../process/repeated-job.ts';
import { followRates } from '../rates/follow-rates.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import type { PhotographStore } from '../photographs/photograph-store.ts';
import { startStaffNotices } from '../staff-notices/staff-notices.ts';
import type { TelegramSettings } from '../staff-notices/telegram.ts';
import type { UploadFolder } from '../uploads/upload-folder.ts';

/** Milliseconds between two looks for tables that have grown. */
const VACUUM_INTERVAL = 60_000;

interface Parts {
  database: Database;
  /** Frees and analyses tables that have grown. */
  vacuum: () => Promise<void>;
  catalogue: LiveCatalogue;
  uploads: UploadFolder;
  photographs: PhotographStore;
  /** Folder for letters when there is no mail server. */
  outbox: string;
  events: SecurityEvents;
  mail: MailWorker;
  /** Source of exchange rates; undefined where the shop sets them itself. */
  ratesUrl: string | undefined;
  /** The content folder to which the desk publishes, and how its files are imported. */
  texts: PublishContext;
  importContent: () => Promise<unknown>;
  /** Whether an import has failed, so that it has to be repeated. */
  isImportDue: () => boolean;
  /** Telegram settings for notices to the staff; undefined when not configured. */
  telegram: TelegramSettings | undefined;
  /** Address of the desk. */
  deskUrl: string;
  /** Signs links in letters. */
  key: string;
  log: Logger;
}

/**
 * Starts the background jobs: letters, changes with a date, deletion of data after its retention period.
 * @returns the jobs to stop, in this order.
 */
export function startBackgroundJobs({
  database,
  vacuum,
  catalogue,
  uploads,
  photographs,
  outbox,
  events,
  mail,
  ratesUrl,
  texts,
  importContent,
  isImportDue,
  telegram,
  deskUrl,
  key,
  log,
}: Parts): Pick<RepeatedJob, 'stop'>[] {
  const letters = { database, catalogue, mail, key, log };
  return [
    startRepeatedJob(
      () => vacuum().catch((error: unknown) => log.warn({ err: error }, 'tables not vacuumed')),
      VACUUM_INTERVAL,
    ),
    startEndingHolds(database, () => mail.wake(), log),
    startDigests(letters),
    startAlertWorker(letters),
    startHousekeeping({ database, uploads, photographs, place: texts.place, outbox, events, log }),
    startReminders(database, () => mail.wake(), log),
    startScheduledPublishing(database, log),
    startPublishingDue(database, texts, { importContent, isImportDue }, log),
    ...(telegram === undefined ? [] : [startStaffNotices({ database, telegram, deskUrl, log })]),
    ...(ratesUrl === undefined ? [] : [followRates(database, ratesUrl, log)]),
  ];
}
