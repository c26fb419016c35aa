import { AvailabilityRefused, changeAvailability } from '../availability/availability.ts';
import type { Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { archiveMissing } from './archive-missing.ts';
import { currentPlans } from './current-plans.ts';
import { itemsByNumber } from './items-by-number.ts';
import { UnreadableFile } from './unreadable-file.ts';
import type { RowMistake } from './mistake.ts';
import type { PhotoFolder } from './photo-files.ts';
import type { FolderPhotographs } from './folder-photographs.ts';
import { previewOf, type RowPreview } from './preview-row.ts';
import { preparePhotos } from './prepare-photos.ts';
import { type Plan, planRow } from './plan-row.ts';
import { type ReadRow, readCells } from './read-cells.ts';
import { storeSaleStock } from './sale-stock.ts';
import { readShopNames, type ShopNames } from './shop-names.ts';
import type { SourceRow } from './source-row.ts';
import { outcomeOf, type Outcome, writePlans } from './write-plans.ts';

/** Rows per transaction: 70 columns of each row must stay below PostgreSQL's 65,535 parameters. */
const ROWS_AT_ONCE = 250;

/** Results of an import. */
export interface Totals extends Record<Outcome | 'skipped', number> {
  /** Number of archived items that are not in the file, if requested. */
  archived?: number;
}

/** Options of an import. */
export interface ImportOptions {
  /** Report the result without writing. */
  dryRun?: boolean;
  /** Add brands that the shop does not have. */
  addBrands?: boolean;
  /** Archive items on sale that are not in the file, in the sections of the file. */
  archivesMissing?: boolean;
  /** A deliberate change of one item: its number must exist, and a change of sale or reservation is allowed. */
  isDeliberate?: boolean;
  /** New items are drafts that must be published, also in a deliberate change. */
  isDraft?: boolean;
  /** The folder of photographs; without it, items keep theirs. */
  folder?: PhotoFolder | undefined;
  /** Stores photographs. */
  keeper: FolderPhotographs;
}

/** Callbacks during an import. */
export interface ImportReport {
  /** @param number stock number of its row, if the row has one. */
  mistake(mistake: RowMistake, number?: string): void;
  /** @param rows processed so far. */
  progress(rows: number): void;
  /** Result of a row in a dry run. */
  row?(row: RowPreview): void;
}

/**
 * Imports the rows of a file: adds new stock numbers, updates changed ones, skips rows with mistakes. Each batch of
 * rows is a transaction. After a failure, earlier batches stay, and the same file can be imported again. A file
 * without changes writes and announces nothing.
 */
export async function importStock(
  database: Database,
  rows: AsyncIterable<SourceRow>,
  options: ImportOptions,
  report: ImportReport,
): Promise<Totals> {
  const totals: Totals = { added: 0, changed: 0, unchanged: 0, skipped: 0 };
  const names = await readShopNames(database);
  const lines = new Map<string, number>();
  const batch = new Map<string, ReadRow>();
  const sections = new Set<string>();
  let read = 0;
  let isWhole = true;
  const skip = (mistakes: readonly RowMistake[], row?: ReadRow) => {
    totals.skipped += 1;
    for (const mistake of mistakes)
      report.mistake(row?.place ? row.place(mistake) : mistake, row?.number || undefined);
  };
  const work = async () => {
    const done = read - batch.size;
    const progress = (rows: number) => report.progress(done + rows);
    const setting = { names, lines, sections, options, skip, progress, preview: report.row };
    const outcomes = await importBatch(database, batch, setting).catch((error: unknown) => {
      // Prepared photographs count as progress; the rows are written all together, or not.
      progress(0);
      throw error;
    });
    for (const outcome of outcomes) totals[outcome] += 1;
    batch.clear();
    report.progress(read);
  };
  try {
    for await (const source of rows) {
      read += 1;
      const row = readCells(source);
      const first = row.number === '' ? undefined : lines.get(row.number);
      if (row.number === '') {
        isWhole = false;
        skip(row.mistakes.length > 0 ? row.mistakes : [withoutNumber(row)], row);
      } else if (first !== undefined) skip([numberRepeated(row, first), ...row.mistakes], row);
      else {
        lines.set(row.number, row.line);
        batch.set(row.number, row);
      }
      if (batch.size === ROWS_AT_ONCE) await work();
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    isWhole = false;
    skip(error.mistakes);
  }
  await work();
  if (!options.archivesMissing) return totals;
  const has = (number: string) => lines.has(number);
  const { archived, mistakes } = isWhole
    ? await archiveMissing(database, { has, sections, dryRun: options.dryRun ?? false })
    : { archived: 0, mistakes: [NOT_ARCHIVED] };
  for (const mistake of mistakes) skip([mistake]);
  return { ...totals, archived };
}

/** A row without a readable number may belong to an item that would seem to be missing. */
const NOT_ARCHIVED: RowMistake = {
  line: 0,
  column: 'file',
  message:
    'nothing is archived, since not every row has a number that can be read; correct those rows and import the file again',
};

function withoutNumber({ line }: ReadRow): RowMistake {
  return { line, column: 'number', message: 'is missing; every piece has its stock number' };
}

function numberRepeated({ line, number }: ReadRow, first: number): RowMistake {
  return {
    line,
    column: 'number',
    message: `${number} is on line ${first} already; expected each number once`,
  };
}

interface BatchSetting {
  names: ShopNames;
  lines: ReadonlyMap<string, number>;
  sections: Set<string>;
  options: ImportOptions;
  skip: (mistakes: readonly RowMistake[], row?: ReadRow) => void;
  progress: (rows: number) => void;
  preview: ImportReport['row'];
}

async function importBatch(
  database: Database,
  rows: ReadonlyMap<string, ReadRow>,
  { names, lines, sections, options, skip, progress, preview }: BatchSetting,
): Promise<Outcome[]> {
  const now = new Date();
  const known = await itemsByNumber(database, [...rows.keys()]);
  const plannedFrom = (row: ReadRow, before: ItemRow | undefined) =>
    !before && options.isDeliberate && !options.isDraft
      ? [{ line: row.line, column: 'number', message: `${row.number} is not a piece of the shop` }]
      : planRow(before ? row : row.asNew(), before, {
          names,
          addBrands: options.addBrands ?? false,
          folder: options.folder,
          isNumber: (number) => lines.has(number),
          now,
          isDeliberate: options.isDeliberate ?? false,
          isDraft: options.isDraft ?? false,
        });
  const planned: Plan[] = [];
  for (const row of rows.values()) {
    const plan = plannedFrom(row, known.get(row.number));
    if ('line' in plan) {
      planned.push(plan);
      sections.add(plan.catalogType);
    } else skip(plan, row);
  }
  if (options.dryRun) {
    for (const plan of planned) preview?.(previewOf(plan, names));
    return planned.map(outcomeOf);
  }
  const skipPlan = ({ line, number }: Plan, column: string, message: string) =>
    skip([{ line, column, message }], rows.get(number));
  const { plans, photos } = await preparePhotos(database, planned, options.keeper, { skipPlan, progress });
  if (plans.length === 0) return [];
  return database.transaction(async (tx) => {
    const current = await currentPlans(tx, plans, ({ number }, before) => {
      const row = rows.get(number);
      const plan = row ? plannedFrom(row, before) : [];
      if ('line' in plan) return plan;
      skip(plan, row);
      return undefined;
    });
    const written = await writePlans(tx, current, names, now);
    const outcomes: Outcome[] = [];
    for (const { plan, outcome, id } of written) {
      const own = photos.get(plan.number);
      const isSeenAnew = own !== undefined && (await options.keeper.set(tx, id, own));
      const { saleStock: stock, before, fields } = plan;
      const availability = before?.availability ?? fields.availability ?? 'in_stock';
      const isChosenAnew =
        stock !== undefined && (await storeSaleStock(tx, id, { stock, availability, at: now }));
      try {
        const moved = plan.availability && (await changeAvailability(tx, id, plan.availability, now));
        const isOther = isSeenAnew || isChosenAnew || moved?.changed === true;
        outcomes.push(isOther && outcome === 'unchanged' ? 'changed' : outcome);
      } catch (error) {
        // Somebody has bought or returned it since the row was planned.
        if (!(error instanceof AvailabilityRefused)) throw error;
        skipPlan(plan, 'availability', error.message);
      }
    }
    return outcomes;
  });
}
