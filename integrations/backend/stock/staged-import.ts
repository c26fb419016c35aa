import { createReadStream } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LOCALE, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Database } from '../database/database.ts';
import type { PhotographStore } from '../photographs/photograph-store.ts';
import { csvRows } from './csv/csv-rows.ts';
import { type ImportReport, importStock, type Totals } from './import-stock.ts';
import { folderPhotographs } from './folder-photographs.ts';
import { photoFolder } from './photo-files.ts';
import { isXml, STAGED } from './staged-files.ts';
import { ymlRows } from './yml/yml-rows.ts';

/** Options that a user can choose for an import. */
export interface StockImport {
  dryRun: boolean;
  addBrands: boolean;
  /** Archive items that are not in the file. */
  archivesMissing?: boolean | undefined;
  /** The language of the texts in a price list. */
  language?: Locale | undefined;
}

/**
 * Imports a staged folder: a CSV or YML file, detected by its first bytes, and its photographs if there is a folder
 * of them.
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
  const isMarkup = await isXml(file);
  const stream = createReadStream(file, { highWaterMark: 256 * 1024 });
  try {
    const rows = isMarkup ? ymlRows(stream, { language, folder }) : csvRows(stream);
    const keeper = folderPhotographs(photographs, photos);
    return await importStock(database, rows, { dryRun, addBrands, archivesMissing, folder, keeper }, report);
  } finally {
    // A file that cannot be read is left before its end.
    stream.destroy();
  }
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
