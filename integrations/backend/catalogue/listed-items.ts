import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, gt } from 'drizzle-orm';
import { listWord, SECTIONS, type CatalogType } from '@tourbillon/domain/sections/sections.ts';
import { schema, type Database } from '../database/database.ts';
import type { IndexRow } from '../column-index/row.ts';
import type { Catalogue } from './catalogue.ts';
import { isOneOf } from './is-one-of.ts';
import { LISTED_COLUMNS } from './listed-columns.ts';
import { listedRow } from './listed-row.ts';
import { invalidListField, type RefusedRow } from './valid-row.ts';

/** Rows of one query, so that requests are answered in between. */
const ROWS_AT_ONCE = 2_000;

const { items } = schema;

/** The items that lists show, by id. @param ids only these. */
export async function* listedItems(database: Database, ids?: readonly number[]) {
  let after = 0;
  for (;;) {
    const rows = await database
      .select({ ...LISTED_COLUMNS, number: items.number, url: items.url })
      .from(items)
      .where(and(gt(items.id, after), ids && isOneOf(items.id, ids)))
      .orderBy(asc(items.id))
      .limit(ROWS_AT_ONCE);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    after = last.id;
    await nextTurn();
  }
}

type Item = ReturnType<typeof listedItems> extends AsyncGenerator<infer Row> ? Row : never;

/** An item of a list. */
interface PlacedItem {
  /** The first segment of the list's path. */
  word: string;
  row: IndexRow;
}

/**
 * Finds the list of an item; undefined for drafts, and for sections that have no such list.
 * @param invalid invalid fields by item, see `invalidRows`. @param refuse is called with a row that is left out.
 */
export function placeItem(
  row: Item,
  names: Pick<Catalogue, 'brandsById' | 'brandPlaces' | 'collectionsById'>,
  invalid: ReadonlyMap<number, string>,
  refuse: (row: RefusedRow) => void,
): PlacedItem | undefined {
  const { stock } = row;
  if (stock === 'draft') return undefined;
  const field = invalidListField(row) ?? invalid.get(row.id);
  if (field !== undefined) {
    refuse({ id: row.id, number: row.number, field });
    return undefined;
  }
  const word = listWord(SECTIONS[row.catalogType as CatalogType], stock);
  return word === undefined ? undefined : { word, row: listedRow({ ...row, stock }, names) };
}
