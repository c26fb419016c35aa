import { changedList } from '../column-index/changed-list.ts';
import { ABSENT, type ListIndex } from '../column-index/list-index.ts';
import { idFlags } from '../column-index/id-flags.ts';
import type { IndexRow } from '../column-index/row.ts';
import type { Database } from '../database/database.ts';
import type { Catalogue } from './catalogue.ts';
import { listedItems, placeItem } from './listed-items.ts';
import { loadPhotographs } from './load-photographs.ts';
import { invalidRows } from './invalid-rows.ts';
import type { RefusedRow } from './valid-row.ts';

/**
 * Reads changed items. The returned function puts them into the lists in place: its result replaces the catalogue, and
 * its lists share their memory with the previous ones.
 * @param version the version of the database before the items are read.
 */
export async function readChanges(
  database: Database,
  before: Catalogue,
  ids: readonly number[],
  version: number,
): Promise<() => Catalogue> {
  // Together, because each answer waits for the requests that came before it.
  const [invalid, items, photographs] = await Promise.all([
    invalidRows(database, ids),
    Array.fromAsync(listedItems(database, ids)),
    loadPhotographs(database, ids),
  ]);
  const refused: RefusedRow[] = [];
  const put = new Map([...before.lists.keys()].map((word) => [word, new Map<number, IndexRow>()]));
  for (const item of items) {
    const placed = placeItem(item, before, invalid, (row) => refused.push(row));
    if (placed) put.get(placed.word)?.set(item.id, placed.row);
  }
  // Nothing waits here, so a request sees all lists before the change or all lists after it.
  return () => {
    const changed = new Set(ids);
    const marks = idFlags(ids);
    const lists = new Map<string, ListIndex>();
    for (const [word, index] of before.lists) {
      lists.set(word, withItems(index, put.get(word) ?? new Map<number, IndexRow>(), marks));
    }
    return {
      ...before,
      version,
      lists,
      refused: [...before.refused.filter(({ id }) => !changed.has(id)), ...refused],
      photographs: withPhotographs(before.photographs, changed, photographs),
    };
  };
}

/** A list with these of the changed items, and without the others. */
function withItems(index: ListIndex, put: ReadonlyMap<number, IndexRow>, marks: Uint8Array): ListIndex {
  const rowOf = new Map<number, number>();
  const leave: number[] = [];
  for (let row = 0; row < index.size; row += 1) {
    const id = index.ids[row] ?? 0;
    if (marks[id] !== 1) continue;
    rowOf.set(id, row);
    if (index.absent[row] !== ABSENT && !put.has(id)) leave.push(row);
  }
  if (put.size === 0 && leave.length === 0) return index;
  return changedList(index, { put: [...put.values()], leave, rowOf });
}

/** The map is changed in place: a copy would need time and memory for every photograph of the shop. */
function withPhotographs(
  known: Catalogue['photographs'],
  changed: ReadonlySet<number>,
  found: Catalogue['photographs'],
): Catalogue['photographs'] {
  const photographs = known as Map<number, NonNullable<ReturnType<typeof found.get>>>;
  for (const id of changed) {
    const own = found.get(id);
    if (own) photographs.set(id, own);
    else photographs.delete(id);
  }
  return photographs;
}
