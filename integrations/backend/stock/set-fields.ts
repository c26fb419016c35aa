import type { Database } from '../database/database.ts';
import type { PhotographStore } from '../photographs/photograph-store.ts';
import { COLUMNS, columnOf } from './columns/columns.ts';
import { importStock, type Totals } from './import-stock.ts';
import type { RowMistake } from './mistake.ts';
import { photoKeeper } from './photo-keeper.ts';
import type { Column } from './columns/column.ts';

/** What setting fields came to. */
export interface SetResult {
  totals: Totals;
  mistakes: RowMistake[];
}

/**
 * Changes fields of one piece, as a row of a file would that has these columns alone.
 * @param fields texts by the name of their column.
 */
export async function setFields(
  database: Database,
  number: string,
  fields: Readonly<Record<string, string>>,
  photographs: PhotographStore,
): Promise<SetResult> {
  const mistakes: RowMistake[] = [];
  const line = 1;
  const cells = new Map<Column, string>();
  for (const [name, text] of Object.entries({ ...fields, number })) {
    const column = columnOf(name);
    if (column) cells.set(column, text.trim());
    else {
      const expected = COLUMNS.map((one) => one.name).join(', ');
      mistakes.push({ line, column: name, message: `is no column; expected ${expected}` });
    }
  }
  if (mistakes.length > 0) return { totals: { added: 0, changed: 0, unchanged: 0, skipped: 1 }, mistakes };
  async function* row() {
    yield await Promise.resolve({ line, cells, mistakes: [] });
  }
  const totals = await importStock(
    database,
    row(),
    { isDeliberate: true, keeper: photoKeeper(photographs, '') },
    { mistake: (mistake) => mistakes.push(mistake), progress: () => undefined },
  );
  return { totals, mistakes };
}
