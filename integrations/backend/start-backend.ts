import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pino from 'pino';
import { previewPath } from '@tourbillon/domain/contract/preview-link.ts';
import { deskAddress } from '@tourbillon/platform/configuration/desk-address.ts';
import { errorLogHooks } from '@tourbillon/platform/reports/error-lines.ts';
import { restrictFileModes } from '@tourbillon/platform/storage/private-files.ts';
import { relyingParties } from './accounts/passkeys/relying-parties.ts';
import { loadLibraryLater } from './accounts/passkeys/web-authn.ts';
import { configuration } from './configuration/configuration.ts';
import { CONTENT_FOLDER } from './content-import/import-content.ts';
import { writeSnapshot } from './copying/snapshot.ts';
import { publishSecret } from './data-directory/publish-secret.ts';
import { openDatabase } from './database/open/open-database.ts';
import { createGuard } from './handlers/guard.ts';
import { createDeskHandlers } from './desk-handlers/index.ts';
import { createTextPreviews } from './handlers/text-previews.ts';
import { createHandlers } from './handlers/index.ts';
import { createApp } from './http/app.ts';
import { readCallerCheck } from './http/caller-check.ts';
import { createBackendServer, listen, stopServer } from './http/listen.ts';
import { openTransport } from './mail/open-transport.ts';
import { createContentDrawings, firstFound } from './media/content-drawings.ts';
import { createImageFiles } from './media/picture-files.ts';
import { stockWork } from './staff/stock-work.ts';
import type { Backend, BackendOptions } from './start/backend-options.ts';
import { openServices } from './start/open-services.ts';
import { prepareDatabase } from './start/prepare-database.ts';

export type { Backend, BackendOptions } from './start/backend-options.ts';

/** Default limit of the replica's delay, milliseconds. */
const REPLICA_LAG_LIMIT = 5_000;

/**
 * Opens the database, fills it on first use, loads the catalogue and starts listening.
 * @throws Problem when the operator must act: locked or damaged data, busy port, no PostgreSQL.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const settings = configuration();
  const { dataDir, host = '127.0.0.1', onProgress: progress = () => undefined } = options;
  const log =
    options.log ??
    pino({ name: 'backend', level: settings.LOG_LEVEL, hooks: errorLogHooks }, pino.destination(2));

  // Check the operator's settings before touching the database.
  const outbox = options.mail?.outbox ?? join(dataDir, 'outbox');
  const transport = openTransport({ smtpUrl: undefined, from: undefined, outbox, ...options.mail }, log);
  const origins = options.origins ?? settings.hosts.origins;
  const { locales } = settings.hosts;
  const deskUrl = deskAddress(settings);
  const callers = options.callers ?? readCallerCheck(host, dataDir, settings);
  restrictFileModes(dataDir);

  progress('open-database');
  const { databaseReadUrl: url, replicaLagLimit: lagLimit = REPLICA_LAG_LIMIT } = options;
  const replica = url === undefined ? undefined : { url, lagLimit, log };
  const open = await openDatabase({ ...options, replica });
  try {
    const secret = publishSecret(dataDir, options.publishSecret);
    const { illustrations, importContent, isImportDue, contentPlace } = await prepareDatabase(open, options, {
      progress,
      log,
    });

    progress('load-catalogue');
    const { database, reads } = open;
    await reads.settled();
    const texts = { place: contentPlace, illustrations };
    const means = {
      open,
      illustrations,
      transport,
      outbox,
      origins,
      locales,
      deskUrl,
      bucket: settings,
      texts,
      importContent,
      isImportDue,
      log,
    };
    const services = await openServices(options, means);
    if (options.warm) {
      progress('warm');
      await services.warmed;
    }

    const { items, records, sales, catalogue, photographs, mail, search, archive, events, key } = services;
    const uploads = { folder: services.uploads, key };
    const app = createApp({
      handlers: createHandlers({
        database,
        reads,
        catalogue,
        items,
        records,
        sales,
        illustrations,
        mail,
        search,
        archive,
        importContent,
        texts,
        parties: relyingParties(origins),
        staffEmail: options.staffEmail,
        uploads,
      }),
      guard: createGuard({ database, publishSecret: secret }),
      drawings: firstFound(
        services.originals,
        createContentDrawings(reads.database, illustrations),
        createImageFiles(options.contentFolder ?? CONTENT_FOLDER),
      ),
      log,
      prefix: options.prefix,
      locales,
      staff: {
        database,
        reads,
        key,
        snapshot: async (stage) => {
          await open.snapshot((session) => writeSnapshot(session, join(dataDir, stage, 'database')));
        },
        refusedItems: () => catalogue.current().refused.length,
        stock: stockWork({
          database,
          events,
          dataDir,
          photographs,
          showImported: () =>
            catalogue
              .refresh()
              .then(() => search.catchUp())
              .catch((error: unknown) => log.warn({ err: error }, 'imported goods are shown later')),
        }),
        desk: createDeskHandlers({
          uploads,
          photographs,
          events,
          dataDir,
          log,
          texts: {
            ...texts,
            importContent,
          },
          previewLink: (locale, what) =>
            new URL(previewPath(secret, locale, what, Date.now()), origins[locale]).href,
          contentFolder: options.contentFolder ?? CONTENT_FOLDER,
          origins,
          deskUrl,
        }),
      },
      uploads,
      events,
      callers,
      checkResponses: options.checkResponses,
      previews: createTextPreviews({ database, texts, catalogue, illustrations }, secret),
    });

    const server = createBackendServer(app);
    await listen(server, options.port, host).catch(async (error: unknown) => {
      await services.stop();
      throw error;
    });
    const stopLoading = loadLibraryLater();
    const { port } = server.address() as AddressInfo;
    return {
      url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
      database,
      warmed: services.warmed,
      async close() {
        stopLoading();
        await stopServer(server);
        await services.stop();
        await open.close();
      },
    };
  } catch (error) {
    await open.close();
    throw open.problemOf(error) ?? error;
  }
}
