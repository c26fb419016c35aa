import { desc, sql } from 'drizzle-orm';
import type { DeskResponseOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { copyOfReference as copyCall } from '@tourbillon/domain/desk/stock-words.ts';
import { schema, type Database } from '../database/database.ts';
import { compactReference } from '../language/reference.ts';
import { readShopNames } from '../stock/stock.ts';
import { cellsOf } from './cells.ts';
import type { Editor } from './read-item.ts';
import { standingOf } from './standing.ts';

const { items } = schema;

/** What two pieces of a reference have in common; the rest is of each piece alone. */
const OF_REFERENCE =
  'brand collection model reference nickname gender diameter_mm thickness_mm body_form body_material bracelet movement caliber dial crystal complications water_resistance_m type insertions made_in gtin limited precious_stones'.split(
    ' ',
  );

/** Earlier pieces that are looked at: the latest. */
const LOOKED_AT = 20;

/**
 * Cells of a new piece after those of its reference that the shop has and had, of all offices: they are facts of a model,
 * not of a piece. The latest that says something of a column is believed.
 */
export async function copyOfReference(
  database: Database,
  { locale }: Editor,
  reference: string,
): Promise<DeskResponseOf<typeof copyCall>['data']> {
  const rows = await database
    .select()
    .from(items)
    .where(
      sql`regexp_replace(lower(${items.reference}), '[^[:alnum:]]+', '', 'g') = ${compactReference(reference)}`,
    )
    .orderBy(desc(items.updatedAt), desc(items.id))
    .limit(LOOKED_AT);
  const names = await readShopNames(database);
  const [first] = rows;
  // A reference may be of two houses: the latest piece says of which.
  const alike = rows.filter((row) => row.brandId === first?.brandId && row.catalogType === first.catalogType);
  const all = alike.map((row) => cellsOf(row, names));
  const cells: Record<string, string> = {};
  for (const column of OF_REFERENCE) {
    const text = all.map((one) => one[column] ?? '').find((one) => one !== '' && one !== 'no');
    if (text !== undefined) cells[column] = text;
  }
  return { cells, pieces: alike.map((row) => standingOf(row, names, locale)) };
}
