import { createReadStream } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LOCALE, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Database } from '../database/database.ts';
import type { PhotographStore } from '../photographs/photograph-store.ts';
import { csvRows } from './csv/csv-rows.ts';
import { type ImportReport, importStock, type Totals } from './import-stock.ts';
import { photoKeeper } from './photo-keeper.ts';
import { photoFolder } from './photo-files.ts';
import { isXml, STAGED } from './staged-files.ts';
import { ymlRows } from './yml/yml-rows.ts';

/** What whoever imports a file may choose. */
export interface StockImport {
  dryRun: boolean;
  addBrands: boolean;
  /** Archives pieces that the file lacks. */
  archivesMissing?: boolean | undefined;
  /** The language of the texts of a price list. */
  language?: Locale | undefined;
}

/**
 * Imports what a folder holds: the file, CSV or YML by what it begins with, and photographs when there is a folder of
 * them.
 */
export async function importStaged(
  database: Database,
  stage: string,
  { dryRun, addBrands, archivesMissing = false, language = DEFAULT_LOCALE }: StockImport,
  photographs: PhotographStore,
  report: ImportReport,
): Promise<Totals> {
  const photos = join(stage, STAGED.photos);
  const files = (await isThere(photos)) ? await readdir(photos) : undefined;
  const folder = files && photoFolder(files);
  const file = join(stage, STAGED.file);
  const stream = createReadStream(file, { highWaterMark: 256 * 1024 });
  const rows = (await isXml(file)) ? ymlRows(stream, { language, folder }) : csvRows(stream);
  const keeper = photoKeeper(photographs, photos);
  return importStock(database, rows, { dryRun, addBrands, archivesMissing, folder, keeper }, report);
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
