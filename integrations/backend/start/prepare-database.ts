import type { Logger } from 'pino';
import type { ContentPlace } from '../content-editing/content-editing.ts';
import { CONTENT_FOLDER, importContent, type ImportResult } from '../content-import/import-content.ts';
import type { OpenDatabase } from '../database/open/opened-database.ts';
import { fillAliases, fillDatabase } from '../demonstration/fill-database.ts';
import { loadDemonstration } from '../demonstration/load-demonstration.ts';
import { orderOldPurchases } from '../orders/orders.ts';
import { setMissingDeadlines } from '../requests/requests.ts';
import { Problem } from '../errors/operator-problem.ts';
import type { Illustrations } from '../media/illustrations.ts';
import { FALLBACK_ILLUSTRATIONS } from '../media/fallback-illustrations.ts';
import { watchFailures } from '../process/failed-work.ts';
import { oneAtATime } from '../process/one-at-a-time.ts';
import type { Progress } from '../process/startup-progress.ts';
import { constrainVocabularies } from './constrain-vocabularies.ts';
import type { BackendOptions } from './backend-options.ts';

/** A database with its tables, items and texts. */
export interface PreparedDatabase {
  /** Draws illustrations for items without photographs. */
  illustrations: Illustrations;
  /** Imports the content folder again. Imports run one after another. */
  importContent(): Promise<ImportResult>;
  /** Whether the last such import failed, so that it has to be repeated. */
  isImportDue(): boolean;
  /** Place of the texts. */
  contentPlace: ContentPlace;
}

/**
 * Migrates the tables, fills an empty shop with the demonstration, and imports the texts. Only one backend of a
 * database does this at a time.
 * @throws Problem when the migration fails.
 */
export async function prepareDatabase(
  open: OpenDatabase,
  { demonstration: isWanted = true, contentFolder: folder = CONTENT_FOLDER }: BackendOptions,
  { progress, log }: { progress: Progress; log: Logger },
): Promise<PreparedDatabase> {
  const { database } = open;
  const demonstration = await open.alone(async () => {
    progress('migrate');
    await open.migrate().catch((error: unknown) => {
      throw open.problemOf(error) ?? notMigrated(error);
    });
    const found = await loadDemonstration(database, isWanted);
    await fillDatabase(database, found, progress);
    await fillAliases(database);
    await constrainVocabularies(database, log);
    const ordered = await orderOldPurchases(database);
    if (ordered > 0) log.info({ orders: ordered }, 'purchases of an older release are orders now');
    return found;
  });
  const importTexts = (report: Progress) =>
    open.alone(async () => {
      const imported = await importContent(database, report, { folder, demonstration });
      for (const mistake of imported.broken) log.error(mistake, 'content file not imported');
      return imported;
    });
  await importTexts(progress);
  const promised = await setMissingDeadlines(database);
  if (promised > 0) log.info({ requests: promised }, 'requests of an older release have their deadlines now');
  const imports = watchFailures(
    oneAtATime(() => importTexts(() => undefined)),
    ({ failed }) => failed.length > 0,
  );
  return {
    illustrations: demonstration?.illustrations ?? FALLBACK_ILLUSTRATIONS,
    importContent: imports.run,
    isImportDue: imports.hasFailed,
    contentPlace: {
      folder,
      added: demonstration?.contentFolder,
      compositions: demonstration?.illustrations.compositions,
    },
  };
}

/** The database's error message of a failed migration, which was rolled back. */
function notMigrated(error: unknown): Problem {
  const { cause = error } = error as Error;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Problem(
    `The tables could not be changed as this version needs them: ${reason}. They are as they were.`,
    { cause: error },
  );
}
