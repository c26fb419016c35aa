import { setImmediate as nextTurn } from 'node:timers/promises';
import { LISTS } from '@tourbillon/domain/sections/sections.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { ListIndex } from '../../column-index/list-index.ts';
import { presentRows } from '../../column-index/selection.ts';
import { stableOrder } from '../../column-index/stable-order.ts';
import type { Database } from '../../database/database.ts';
import { createReferences } from '../dictionary/references.ts';
import { buildItemColumns } from './item-columns.ts';
import { createKinds } from './kinds.ts';
import { searchedItems, type SearchedItems } from './searched-items.ts';
import { entryOf, readSearchedRows, type SearchedRow } from './searched-rows.ts';
import { createTermIndex } from './term-index.ts';

/** Rows per query. The backend can answer requests between two queries. */
const ROWS_AT_ONCE = 2_000;

/** Reads the items of all lists, the newest first, without the dealer corner (decision 21). */
export async function loadItems(database: Database, catalogue: Catalogue): Promise<SearchedItems> {
  const ids = newestFirst(catalogue);
  const columns = buildItemColumns(ids.length);
  const kinds = createKinds();
  const references = createReferences();
  let latest = Infinity;
  const addRow = (row: SearchedRow) => {
    const { values, ...entry } = entryOf(row, catalogue, { kinds, references });
    // The order is that of the lists. A row that has changed since then is changed here too, after the loading.
    latest = Math.min(latest, values.published);
    columns.add({ ...values, published: latest });
    return entry;
  };
  const index = await createTermIndex(mapped(searchedRows(database, ids), addRow), ids.length);
  kinds.takeNews();
  return searchedItems({ index, columns: columns.done(), kinds, references });
}

/** The lists that are searched. */
export function searchedLists({ lists }: Catalogue): ListIndex[] {
  return [...lists].flatMap(([word, index]) => (LISTS.get(word)?.stock === 'dealer' ? [] : [index]));
}

/** Ids of what is searched, the newest first, then by id. */
function newestFirst(catalogue: Catalogue): Uint32Array {
  const searched = searchedLists(catalogue);
  const size = searched.reduce((sum, { count }) => sum + count, 0);
  const ids = new Uint32Array(size);
  const published = new Float64Array(size);
  let place = 0;
  for (const index of searched) {
    for (const row of presentRows(index)) {
      ids[place] = index.ids[row] ?? 0;
      published[place] = index.published[row] ?? 0;
      place += 1;
    }
  }
  const rows = Uint32Array.from({ length: size }, (_, row) => row);
  return stableOrder(stableOrder(rows, ids, 'asc'), published, 'desc').map((row) => ids[row] ?? 0);
}

/** Maps one element at a time, so that a million rows are never in memory together. */
async function* mapped<A, B>(all: AsyncIterable<readonly A[]>, make: (one: A) => B): AsyncGenerator<B> {
  for await (const some of all) yield* some.map(make);
}

/** Reads rows in the order of the ids, in batches. Deleted items are left out. */
async function* searchedRows(database: Database, ids: Uint32Array): AsyncGenerator<SearchedRow[]> {
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    const portion = ids.subarray(start, start + ROWS_AT_ONCE);
    const rows = new Map((await readSearchedRows(database, portion)).map((row) => [row.id, row]));
    yield Array.from(portion).flatMap((id) => rows.get(id) ?? []);
    await nextTurn();
  }
}
