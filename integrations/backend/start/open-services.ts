import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Hosts } from '@tourbillon/domain/i18n/hosts.ts';
import type { BucketSettings } from '@tourbillon/platform/storage/object-storage.ts';
import { openStorage } from '@tourbillon/platform/storage/open-storage.ts';
import { startBackgroundJobs } from '../background/background-jobs.ts';
import type { PublishContext } from '../content-editing/content-editing.ts';
import { announceFilledLists } from '../catalogue/filled-lists.ts';
import { createRecordsReader } from '../catalogue/item-records.ts';
import { createItemRows } from '../catalogue/item-rows.ts';
import { followCatalogue } from '../catalogue/live-catalogue.ts';
import { staffKey } from '../data-directory/staff-key.ts';
import type { OpenDatabase } from '../database/open/opened-database.ts';
import { followArchive } from '../estimate/sales-archive.ts';
import { type MailWorker, startMailWorker } from '../mail/mail-worker.ts';
import type { Transport } from '../mail/transport.ts';
import { openLetterPictures } from '../mail/open-letter-pictures.ts';
import { firstFound } from '../media/content-drawings.ts';
import { createDrawings } from '../media/drawings.ts';
import type { Illustrations } from '../media/illustrations.ts';
import { createPhotographedItems } from '../media/photographed-items.ts';
import { createSalesReader } from '../price-history/price-history.ts';
import { createSearcher } from '../search/searcher.ts';
import { openSecurityEvents } from '../security-events/security-events.ts';
import { openItemPhotographs } from '../photographs/open-item-photographs.ts';
import { openUploads } from '../uploads/upload-folder.ts';
import type { BackendOptions } from './backend-options.ts';

/** Mail worker of a trial: letters stay in the queue. */
const SENDS_NOTHING: MailWorker = { wake: () => Promise.resolve(), stop: () => Promise.resolve() };

/** Dependencies of the services. */
interface Means {
  open: OpenDatabase;
  illustrations: Illustrations;
  transport: Transport;
  outbox: string;
  origins: Hosts['origins'];
  locales: Hosts['locales'];
  /** Address of the desk. */
  deskUrl: string;
  bucket: BucketSettings;
  /** Where texts of the desk are published, and how they are imported. */
  texts: PublishContext;
  importContent: () => Promise<unknown>;
  isImportDue: () => boolean;
  log: Logger;
}

/** The services that handlers use. */
export type Services = Awaited<ReturnType<typeof openServices>>;

/**
 * Opens the services for calls (catalogue, search, sales, uploads, security events). Unless it is a trial, also
 * starts the mail worker and background jobs.
 */
export async function openServices(
  { dataDir, mail: { from } = {}, ratesUrl, telegram, trial }: BackendOptions,
  {
    open,
    illustrations,
    transport,
    outbox,
    origins,
    locales,
    deskUrl,
    bucket,
    texts,
    importContent,
    isImportDue,
    log,
  }: Means,
) {
  const { database, reads, vacuum } = open;
  const items = createItemRows(reads.database);
  const records = createRecordsReader(reads.database);
  const sales = createSalesReader(database);
  const catalogue = await followCatalogue(reads.database, illustrations, log, {
    onLoaded: async (loaded) => {
      if (!trial) await announceFilledLists(database, loaded);
    },
    onReplaced: (changed) => {
      items.drop(changed?.ids);
      records.drop(changed?.ids);
      sales.drop(changed?.areInStock ? changed.ids : undefined);
    },
  });
  const uploadFolder = join(dataDir, 'uploads');
  const uploads = openUploads(uploadFolder, await openStorage(trial ? {} : bucket, uploadFolder, 'uploads/'));
  const photographs = await openItemPhotographs(dataDir, trial ? {} : bucket, (message) => log.warn(message));
  const key = staffKey(dataDir);
  const events = openSecurityEvents(key);
  const originals = firstFound(
    createPhotographedItems({ items, catalogue, photographs }),
    createDrawings({ items, catalogue }),
  );
  const findPicture = openLetterPictures({ items, catalogue, originals, uploads });
  const mail = trial
    ? SENDS_NOTHING
    : startMailWorker({ database, transport, origins, locales, from, findPicture, log });
  const jobs = trial
    ? []
    : startBackgroundJobs({
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
      });
  const search = createSearcher(reads.database, catalogue, log);
  const archive = followArchive(reads.database, catalogue, log);
  return {
    items,
    records,
    sales,
    catalogue,
    uploads,
    photographs,
    /** Photographs and drawings of items. */
    originals,
    /** Signs links to files of requests, and authenticates the staff's scripts. */
    key,
    events,
    mail,
    search,
    archive,
    // Build indexes before the first request. A failure is logged, and the next request tries again.
    warmed: Promise.allSettled([search.warm(), archive()]),
    async stop() {
      for (const one of [...jobs, mail, catalogue]) await one.stop();
      photographs.close();
    },
  };
}
