import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import type { Hosts } from '@tourbillon/domain/i18n/hosts.ts';
import { audible } from '@tourbillon/platform/reports/error-lines.ts';
import { openStorage } from '@tourbillon/platform/storage/object-storage.ts';
import { mendModes } from '@tourbillon/platform/storage/private-files.ts';
import { relyingParties } from './accounts/passkeys/relying-parties.ts';
import { loadLater } from './accounts/passkeys/web-authn.ts';
import { configuration } from './configuration/configuration.ts';
import { createItemRows } from './catalogue/item-rows.ts';
import { followCatalogue } from './catalogue/live-catalogue.ts';
import { CONTENT_FOLDER, importContent } from './content-import/import-content.ts';
import { writeSnapshot } from './copying/snapshot.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open/open-database.ts';
import { createHandlers } from './handlers/index.ts';
import { followArchive } from './estimate/sales-archive.ts';
import { createApp } from './http/app.ts';
import { type CallerCheck, readCallerCheck } from './http/caller-check.ts';
import { createBackendServer, listen, stopServer } from './http/listen.ts';
import { openTransport, type MailSettings } from './mail/open-transport.ts';
import { type MailWorker, startMailWorker } from './mail/mail-worker.ts';
import { createFiledPictures } from './media/picture-files.ts';
import { createContentDrawings, firstOf } from './media/content-drawings.ts';
import { createDrawings } from './media/drawings.ts';
import { startBackgroundJobs } from './background/background-jobs.ts';
import { staffKey } from './data-directory/staff-key.ts';
import { createSearcher } from './search/searcher.ts';
import { openSecurityEvents } from './security-events/security-events.ts';
import { openUploads } from './uploads/upload-folder.ts';
import { Problem } from './errors/operator-problem.ts';
import type { Progress } from './process/startup-progress.ts';
import { publishSecret } from './data-directory/publish-secret.ts';
import { fillDatabase } from './demonstration/fill-database.ts';
import { loadDemonstration } from './demonstration/load-demonstration.ts';
import { STAND_INS } from './media/stand-ins.ts';

/** Milliseconds a replica may be behind, unless the operator says otherwise. */
const REPLICA_LAG_LIMIT = 5_000;

/** In place of the worker of a backend that is only tried: letters stay in the queue. */
const SENDS_NOTHING: MailWorker = { wake: () => Promise.resolve(), stop: () => Promise.resolve() };

/** How a backend is started. */
export interface BackendOptions {
  /** 0 takes a free port. */
  port: number;
  host?: string;
  /** Where PGlite and its lock live; not used with `databaseUrl`. */
  dataDir: string;
  /** Address of a PostgreSQL; without it PGlite is used. */
  databaseUrl?: string;
  /** Address of a streaming replica of it, for what pages show. */
  databaseReadUrl?: string;
  /** Milliseconds the replica may be behind before the primary is read instead. */
  replicaLagLimit?: number;
  prefix?: string;
  /** Public address of each site, for links in letters; of the environment by default. */
  origins?: Hosts['origins'];
  /** How letters leave; by default as files under `dataDir`. */
  mail?: Partial<MailSettings>;
  /** Where the staff read of new requests. */
  staffEmail?: string;
  /** Whether an empty database becomes the demonstration shop: true by default. */
  demonstration?: boolean;
  /** Another content folder, for tests. */
  contentFolder?: string;
  /** What signs the operator's own calls; by default a file of `dataDir` has one. */
  publishSecret?: string;
  /** Who may call; by default what its address and the environment say. */
  callers?: CallerCheck;
  checkAnswers?: boolean;
  /**
   * Whether it is only tried, perhaps on a copy of the true data: it answers, and does nothing of its own accord. No
   * letter leaves, nothing is deleted, and files are in the data directory whatever bucket is configured.
   */
  trial?: boolean;
  /** Whether it listens only when the first search will be answered at once: one of several, of which another answers. */
  warm?: boolean;
  log?: Logger;
  onProgress?: Progress;
}

/** A running backend. */
export interface Backend {
  url: string;
  /** For scripts and tests in the same process; PGlite can be opened only once. */
  database: Database;
  /** Finishes requests, closes the database and releases the lock. */
  close(): Promise<void>;
}

/**
 * Opens and, the first time, fills the database, loads the catalogue and listens.
 * @throws Problem when the operator has to do something: locked or damaged data, busy port, no PostgreSQL.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const settings = configuration();
  const log =
    options.log ?? pino({ name: 'backend', level: settings.LOG_LEVEL, hooks: audible }, pino.destination(2));
  const progress = options.onProgress ?? (() => undefined);
  const outbox = options.mail?.outbox ?? join(options.dataDir, 'outbox');
  // What the operator may have mistyped is reported before the database is touched.
  const transport = openTransport({ smtpUrl: undefined, from: undefined, outbox, ...options.mail }, log);
  const origins = options.origins ?? settings.hosts.origins;
  const { host = '127.0.0.1' } = options;
  const callers = options.callers ?? readCallerCheck(host, options.dataDir, settings);
  mendModes(options.dataDir);
  progress('open-database');
  const { databaseReadUrl: url, replicaLagLimit: lagLimit = REPLICA_LAG_LIMIT } = options;
  const open = await openDatabase({
    ...options,
    replica: url === undefined ? undefined : { url, lagLimit, log },
  });
  try {
    const secret = await publishSecret(options.dataDir, options.publishSecret);
    const { database, reads } = open;
    const demonstration = await open.alone(async () => {
      progress('migrate');
      await open.migrate().catch((error: unknown) => {
        throw open.problemOf(error) ?? notMigrated(error);
      });
      const found = await loadDemonstration(database, options.demonstration ?? true);
      await fillDatabase(database, found, progress);
      return found;
    });
    const { illustrations = STAND_INS } = demonstration ?? {};
    const takeIn = async (tell: Progress) => {
      const imported = await importContent(database, tell, { folder: options.contentFolder, demonstration });
      for (const mistake of imported.broken) log.error(mistake, 'content file not imported');
      return imported;
    };
    await open.alone(() => takeIn(progress));
    progress('load-catalogue');
    await reads.settled();
    const items = createItemRows(reads.database);
    const catalogue = await followCatalogue(reads.database, illustrations, log, () => items.forget());
    const uploadFolder = join(options.dataDir, 'uploads');
    const bucket = options.trial ? {} : settings;
    const uploads = openUploads(uploadFolder, await openStorage(bucket, uploadFolder, 'uploads/'));
    const key = staffKey(options.dataDir);
    const events = openSecurityEvents(key);
    const mail = options.trial
      ? SENDS_NOTHING
      : startMailWorker({ database, transport, origins, from: options.mail?.from, log });
    const ownWork = options.trial
      ? []
      : startBackgroundJobs({ database, catalogue, uploads, outbox, events, mail, key, log });
    const stopRest = async () => {
      for (const one of [...ownWork, mail, catalogue]) await one.stop();
    };
    const search = createSearcher(reads.database, catalogue, log);
    const archive = followArchive(reads.database, catalogue, log);
    // Learnt before anybody asks; a failure is logged, and met again by those who do.
    const warmed = Promise.allSettled([search.warm(), archive()]);
    if (options.warm) {
      progress('warm');
      await warmed;
    }
    const app = createApp({
      handlers: createHandlers({
        database,
        reads,
        catalogue,
        items,
        illustrations,
        mail,
        search,
        archive,
        importContent: oneAtATime(() => open.alone(() => takeIn(() => undefined))),
        parties: relyingParties(origins),
        publishSecret: secret,
        staffEmail: options.staffEmail,
        uploads: { folder: uploads, key },
      }),
      drawings: firstOf(
        createDrawings({ items, catalogue }),
        createContentDrawings(reads.database, illustrations),
        createFiledPictures(options.contentFolder ?? CONTENT_FOLDER),
      ),
      log,
      prefix: options.prefix,
      staff: {
        database,
        reads,
        key,
        snapshot: async (stage) => {
          await open.snapshot((session) => writeSnapshot(session, join(options.dataDir, stage, 'database')));
        },
      },
      uploads: { folder: uploads, key },
      events,
      callers,
      checkAnswers: options.checkAnswers,
    });
    const server = createBackendServer(app);
    await listen(server, options.port, host).catch(async (error: unknown) => {
      await stopRest();
      throw error;
    });
    const stopLoading = loadLater();
    const { port } = server.address() as AddressInfo;
    return {
      url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
      database,
      async close() {
        stopLoading();
        await stopServer(server);
        await stopRest();
        await open.close();
      },
    };
  } catch (error) {
    await open.close();
    throw open.problemOf(error) ?? error;
  }
}

/** The database's own words for why its tables could not be changed; it has undone what was begun. */
function notMigrated(error: unknown): Problem {
  const { cause = error } = error as Error;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Problem(
    `The tables could not be changed as this version needs them: ${reason}. They are as they were.`,
    { cause: error },
  );
}

/** Work that waits for itself. */
function oneAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}
