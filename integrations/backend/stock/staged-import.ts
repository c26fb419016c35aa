import { createReadStream } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import type { PhotographStore } from '../photographs/photograph-store.ts';
import { csvRows } from './csv/csv-rows.ts';
import { type ImportReport, importStock, type Totals } from './import-stock.ts';
import { photoKeeper } from './photo-keeper.ts';
import { photoFolder } from './photo-files.ts';

/** What whoever imports a file may choose. */
export interface StockImport {
  dryRun: boolean;
  addBrands: boolean;
}

/** Files of a staged import: a folder of the data directory, made by the command and deleted by it. */
export const STAGED = { csv: 'stock.csv', photos: 'photos' } as const;

/**
 * Imports what a folder holds: the file, and photographs when there is a folder of them.
 */
export async function importStaged(
  database: Database,
  stage: string,
  { dryRun, addBrands }: StockImport,
  photographs: PhotographStore,
  report: ImportReport,
): Promise<Totals> {
  const photos = join(stage, STAGED.photos);
  const files = (await isThere(photos)) ? await readdir(photos) : undefined;
  const rows = csvRows(createReadStream(join(stage, STAGED.csv), { highWaterMark: 256 * 1024 }));
  return importStock(
    database,
    rows,
    {
      dryRun,
      addBrands,
      folder: files && photoFolder(files),
      keeper: photoKeeper(photographs, photos),
    },
    report,
  );
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
