import { desc, inArray, sql } from 'drizzle-orm';
import type { DeskResponseOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { copyOfReference as copyCall } from '@tourbillon/domain/desk/stock-words.ts';
import { schema, type Database } from '../database/database.ts';
import { compactReference } from '../language/reference.ts';
import { readShopNames } from '../stock/stock.ts';
import { cellsOf } from './cells.ts';
import { lowerCases } from './lower-cases.ts';
import type { Editor } from './read-item.ts';
import { stockEntryOf } from './stock-entry.ts';

const { items } = schema;

/** Columns that are equal for all items of a reference; the others belong to a single item. */
const OF_REFERENCE =
  'brand collection model reference nickname gender diameter_mm thickness_mm body_form body_material bracelet movement caliber dial crystal complications water_resistance_m type insertions made_in gtin limited precious_stones'.split(
    ' ',
  );

/** Maximum number of earlier items that are read: the latest ones. */
const LOOKED_AT = 20;

/**
 * Cells for a new item, copied from items of the same reference in all offices, also sold ones: these are facts of
 * the model and not of an item. For each column the latest item with a value is used.
 */
export async function copyOfReference(
  database: Database,
  { locale }: Editor,
  reference: string,
): Promise<DeskResponseOf<typeof copyCall>['data']> {
  // With locale C no Cyrillic letter belongs to the class.
  const compact = sql`regexp_replace(lower(${items.reference}), '[^[:alnum:]\u0400-\u04ff]+', '', 'g')`;
  const rows = await database
    .select()
    .from(items)
    .where(inArray(compact, lowerCases(compactReference(reference))))
    .orderBy(desc(items.updatedAt), desc(items.id))
    .limit(LOOKED_AT);
  const names = await readShopNames(database);
  const [first] = rows;
  // Two brands may use the same reference: the latest item determines the brand.
  const alike = rows.filter((row) => row.brandId === first?.brandId && row.catalogType === first.catalogType);
  const all = alike.map((row) => cellsOf(row, names));
  const cells: Record<string, string> = {};
  for (const column of OF_REFERENCE) {
    const text = all.map((one) => one[column] ?? '').find((one) => one !== '' && one !== 'no');
    if (text !== undefined) cells[column] = text;
  }
  return { cells, pieces: alike.map((row) => stockEntryOf(row, names, locale)) };
}
