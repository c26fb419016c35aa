import { asc, gt } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import { csvOf } from '../staff-output/csv.ts';
import { COLUMNS } from './columns/columns.ts';
import { readShopNames } from './shop-names.ts';

/** Items read at a time. */
const ROWS_AT_ONCE = 500;

const BYTE_ORDER_MARK = '\ufeff';

/** The header of the file that the shop fills in: every column by its name. */
export function stockTemplate(): string {
  return BYTE_ORDER_MARK + csvOf([COLUMNS.map(({ name }) => name)]);
}

/**
 * The whole stock as CSV, a part at a time, in the columns of the import: what is exported and imported again changes
 * nothing. Photographs are not named: they stay with their pieces.
 */
export async function* exportStock(database: Database): AsyncGenerator<string> {
  yield stockTemplate();
  const names = await readShopNames(database);
  const { items } = schema;
  for (let after = -1; ;) {
    const rows = await database
      .select()
      .from(items)
      .where(gt(items.id, after))
      .orderBy(asc(items.id))
      .limit(ROWS_AT_ONCE);
    const cells = rows.map((row) => {
      const brandTitle = names.brandById(row.brandId)?.title ?? '';
      const collectionTitle = names.collectionById(row.collectionId ?? -1)?.title ?? null;
      const item = { ...row, brandTitle, collectionTitle, photoNames: [] };
      const type = row.catalogType;
      return COLUMNS.map((column) =>
        !column.sections || column.sections.some((section) => section === type) ? column.write(item) : '',
      );
    });
    if (cells.length > 0) yield csvOf(cells);
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    after = last.id;
  }
}
