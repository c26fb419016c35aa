import type { Database } from '../database/database.ts';
import type { PhotographStore } from '../photographs/photograph-store.ts';
import { COLUMNS, columnOf } from './columns/columns.ts';
import { type ImportOptions, importStock, type Totals } from './import-stock.ts';
import type { RowMistake } from './mistake.ts';
import { folderPhotographs } from './folder-photographs.ts';
import type { SourceRow } from './source-row.ts';

/** Result of setting fields. */
export interface SetResult {
  totals: Totals;
  mistakes: RowMistake[];
}

/** Cells of an item: texts by column name. */
export type Cells = Readonly<Record<string, string>>;

/** Changes fields of items, like an import of rows with only these columns. Mistakes number the rows from 1. */
export async function setFields(
  database: Database,
  pieces: readonly { number: string; fields: Cells }[],
  photographs: PhotographStore,
  options: Pick<ImportOptions, 'isDraft' | 'addBrands'> = {},
): Promise<SetResult> {
  const mistakes: RowMistake[] = [];
  const rows = pieces.map(({ number, fields }, at) => rowOf(at + 1, { ...fields, number }, mistakes));
  if (mistakes.length > 0) {
    return { totals: { added: 0, changed: 0, unchanged: 0, skipped: pieces.length }, mistakes };
  }
  async function* all() {
    for (const row of rows) yield await Promise.resolve(row);
  }
  const totals = await importStock(
    database,
    all(),
    { ...options, isDeliberate: true, keeper: folderPhotographs(photographs, '') },
    { mistake: (mistake) => mistakes.push(mistake), progress: () => undefined },
  );
  return { totals, mistakes };
}

function rowOf(line: number, fields: Cells, mistakes: RowMistake[]): SourceRow {
  const cells = new Map<(typeof COLUMNS)[number], string>();
  for (const [name, text] of Object.entries(fields)) {
    const column = columnOf(name);
    if (column) cells.set(column, text.trim());
    else {
      const expected = COLUMNS.map((one) => one.name).join(', ');
      mistakes.push({ line, column: name, message: `is not a column; expected ${expected}` });
    }
  }
  return { line, cells, mistakes: [] };
}
