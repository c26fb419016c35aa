import { AvailabilityRefused, changeAvailability } from '../availability/availability.ts';
import type { Database } from '../database/database.ts';
import { itemsByNumber } from './items-by-number.ts';
import { HeaderMistakes } from './header-mistakes.ts';
import type { RowMistake } from './mistake.ts';
import type { PhotoFolder } from './photo-files.ts';
import { type PhotoKeeper, type PreparedPhotos } from './photo-keeper.ts';
import { type Plan, planRow } from './plan-row.ts';
import { type ReadRow, readCells } from './read-cells.ts';
import { readShopNames, type ShopNames } from './shop-names.ts';
import type { SourceRow } from './source-row.ts';
import { outcomeOf, type Outcome, writePlans } from './write-plans.ts';

/** Rows of one transaction: 70 columns of each must stay below PostgreSQL's 65,535 parameters. */
const ROWS_AT_ONCE = 250;

/** What became of the rows of a file. */
export type Totals = Record<Outcome | 'skipped', number>;

/** How a file is imported. */
export interface ImportOptions {
  /** Says what would be done, and writes nothing. */
  dryRun?: boolean;
  /** Adds the brands that the shop does not know. */
  addBrands?: boolean;
  /** Somebody changes one piece of the shop: its number has to be known, and what is said of a sale or hold is meant. */
  isDeliberate?: boolean;
  /** The folder of photographs; without it those that pieces have stay. */
  folder?: PhotoFolder | undefined;
  /** Keeps photographs. */
  keeper: PhotoKeeper;
}

/** Is told what happens while it does. */
export interface ImportReport {
  mistake(mistake: RowMistake): void;
  /** @param rows that are done. */
  progress(rows: number): void;
}

/**
 * Imports the rows of a file: new stock numbers are added, known ones changed where they differ, rows with mistakes
 * skipped. A batch of rows is a transaction: what was written before a failure stays, and the same file can be brought
 * again. A file that says what is there already touches nothing and announces nothing.
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
  let read = 0;
  const skip = (mistakes: readonly RowMistake[]) => {
    totals.skipped += 1;
    for (const mistake of mistakes) report.mistake(mistake);
  };
  const work = async () => {
    const outcomes = await importBatch(database, [...batch.values()], { names, lines, options, skip });
    for (const outcome of outcomes) totals[outcome] += 1;
    batch.clear();
    report.progress(read);
  };
  try {
    for await (const source of rows) {
      read += 1;
      const row = readCells(source);
      const first = row.number === '' ? undefined : lines.get(row.number);
      if (row.number === '') skip(row.mistakes.length > 0 ? row.mistakes : [withoutNumber(row)]);
      else if (first !== undefined) skip([drawReusable(row, first), ...row.mistakes]);
      else {
        lines.set(row.number, row.line);
        batch.set(row.number, row);
      }
      if (batch.size === ROWS_AT_ONCE) await work();
    }
  } catch (error) {
    if (!(error instanceof HeaderMistakes)) throw error;
    skip(error.mistakes);
  }
  await work();
  return totals;
}

function withoutNumber({ line }: ReadRow): RowMistake {
  return { line, column: 'number', message: 'is missing; every piece has its stock number' };
}

function drawReusable({ line, number }: ReadRow, first: number): RowMistake {
  return {
    line,
    column: 'number',
    message: `${number} is on line ${first} already; expected each number once`,
  };
}

interface BatchSetting {
  names: ShopNames;
  lines: ReadonlyMap<string, number>;
  options: ImportOptions;
  skip: (mistakes: readonly RowMistake[]) => void;
}

async function importBatch(
  database: Database,
  rows: readonly ReadRow[],
  { names, lines, options, skip }: BatchSetting,
): Promise<Outcome[]> {
  const now = new Date();
  const numbers = rows.map(({ number }) => number);
  const known = await itemsByNumber(database, numbers);
  const planned: Plan[] = [];
  for (const row of rows) {
    const before = known.get(row.number);
    if (!before && options.isDeliberate) {
      skip([{ line: row.line, column: 'number', message: `${row.number} is no piece of the shop` }]);
      continue;
    }
    const plan = planRow(row, before, {
      names,
      addBrands: options.addBrands ?? false,
      folder: options.folder,
      isNumber: (number) => lines.has(number),
      now,
      isDeliberate: options.isDeliberate ?? false,
    });
    if ('line' in plan) planned.push(plan);
    else skip(plan);
  }
  if (options.dryRun) return planned.map(outcomeOf);
  const { plans, photos } = await preparePhotos(database, planned, options, skip);
  if (plans.length === 0) return [];
  return database.transaction(async (tx) => {
    const written = await writePlans(tx, plans, names, now);
    const outcomes: Outcome[] = [];
    for (const { plan, outcome, id } of written) {
      const own = photos.get(plan.number);
      const isSeenAnew = own !== undefined && (await options.keeper.set(tx, id, own));
      try {
        const moved = plan.availability && (await changeAvailability(tx, id, plan.availability, now));
        const isOther = isSeenAnew || moved?.changed === true;
        outcomes.push(isOther && outcome === 'unchanged' ? 'changed' : outcome);
      } catch (error) {
        // Somebody has bought or returned it since the row was planned.
        if (!(error instanceof AvailabilityRefused)) throw error;
        skip([{ line: plan.line, column: 'availability', message: error.message }]);
      }
    }
    return outcomes;
  });
}

/** Cleans and keeps photographs before the transaction: it takes seconds, and a broken file costs its own row only. */
async function preparePhotos(
  database: Database,
  planned: readonly Plan[],
  { keeper }: ImportOptions,
  skip: (mistakes: readonly RowMistake[]) => void,
): Promise<{ plans: Plan[]; photos: Map<string, PreparedPhotos> }> {
  const prepared = new Map<string, PreparedPhotos>();
  const wanted = planned.filter((plan) => plan.photos !== undefined);
  if (wanted.length === 0) return { plans: [...planned], photos: prepared };
  const failed = new Set<Plan>();
  const known = await keeper.known(
    database,
    wanted.flatMap(({ before }) => (before ? [before.id] : [])),
  );
  for (const plan of wanted) {
    const result = await keeper.prepare(plan.photos ?? [], known.get(plan.before?.id ?? -1) ?? []);
    if ('mistake' in result) {
      failed.add(plan);
      skip([{ line: plan.line, column: 'photos', message: result.mistake }]);
    } else prepared.set(plan.number, result.photos);
  }
  return { plans: planned.filter((plan) => !failed.has(plan)), photos: prepared };
}
