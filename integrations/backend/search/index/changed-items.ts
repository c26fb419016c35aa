import { firstPlace } from '../../column-index/first-place.ts';
import { idFlags } from '../../column-index/id-flags.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { changedTermIndex } from './changed-terms.ts';
import { longerItemColumns, type ItemColumns } from './item-columns.ts';
import { searchedLists } from './load-items.ts';
import { searchedItems, type SearchedItems } from './searched-items.ts';
import { entryOf, type SearchedRow } from './searched-rows.ts';
import type { AddedEntry } from './term-index.ts';

/** Changed items, and whether the search has other names, or another number of items with them, than before. */
interface ChangedItems {
  items: SearchedItems;
  hasOtherNames: boolean;
}

/**
 * Changes the searched items in place: each changed item loses its entry and gets a new one, if a list has it.
 * @param rows of the changed items that exist.
 */
export function changedItems(
  before: SearchedItems,
  catalogue: Catalogue,
  ids: ReadonlySet<number>,
  rows: readonly SearchedRow[],
): ChangedItems {
  const { kinds, references, columns } = before;
  const marks = idFlags(ids);
  const gone = entriesOf(before, marks);
  for (const entry of gone) {
    kinds.count(columns.kinds[entry] ?? 0, columns.archived[entry] === 1, -1);
    references.remove(columns.references[entry] ?? 0);
  }
  const listed = listedIds(catalogue, marks);
  const added = rows
    .filter(({ id }) => listed.has(id))
    .map((row) => entryOf(row, catalogue, { kinds, references }));
  const longer = longerItemColumns(
    columns,
    added.map(({ values }) => values),
  );
  const left = new Set(gone);
  const late = [
    ...before.index.late.filter(({ entry }) => !left.has(entry)),
    ...added.map((_, place) => lateEntry(columns.ids.length + place, longer, before.index.built)),
  ].sort((one, other) => compareEntries(longer, one.entry, other.entry));
  const index = changedTermIndex(before.index, { gone, added, late });
  const items = searchedItems({ index, columns: longer, kinds, references });
  return { items, hasOtherNames: kinds.takeNews() };
}

/** The valid entries of marked ids. */
function entriesOf({ ids, index: { gone } }: SearchedItems, marks: Uint8Array): number[] {
  const entries: number[] = [];
  for (let entry = 0; entry < ids.length; entry += 1) {
    if (marks[ids[entry] ?? 0] === 1 && gone?.[entry] !== 1) entries.push(entry);
  }
  return entries;
}

/** The marked ids that the searched lists have. */
function listedIds(catalogue: Catalogue, marks: Uint8Array): Set<number> {
  const listed = new Set<number>();
  for (const { ids, absent } of searchedLists(catalogue)) {
    for (let row = 0; row < ids.length; row += 1) {
      const id = ids[row] ?? 0;
      if (marks[id] === 1 && absent[row] === 0) listed.add(id);
    }
  }
  return listed;
}

/** Finds the place of an entry among the first ones, which are in order. */
function lateEntry(entry: number, columns: ItemColumns, built: number): AddedEntry {
  const before = firstPlace(built, (place) => compareEntries(columns, place, entry) > 0);
  return { entry, before };
}

/** The newest first, then by id. */
function compareEntries({ published, ids }: ItemColumns, one: number, other: number): number {
  return (published[other] ?? 0) - (published[one] ?? 0) || (ids[one] ?? 0) - (ids[other] ?? 0);
}
