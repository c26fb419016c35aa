import type { References } from '../dictionary/references.ts';
import type { ItemColumns } from './item-columns.ts';
import type { Kinds } from './kinds.ts';
import type { Measures } from './measures.ts';
import type { TermIndex } from './term-index.ts';

/** The items of all lists in the search. Their positions are the entry numbers of the index. */
export interface SearchedItems extends Pick<ItemColumns, 'ids' | 'archived'> {
  index: TermIndex;
  /** Values for limits. */
  measures: Measures;
  columns: ItemColumns;
  /** Names of the items, for the dictionary and brands and collections. */
  kinds: Kinds;
  /** Reference numbers of the items. */
  references: References;
}

/** Makes the items of their parts. */
export function searchedItems(
  parts: Pick<SearchedItems, 'index' | 'columns' | 'kinds' | 'references'>,
): SearchedItems {
  const { ids, archived } = parts.columns;
  return { ...parts, ids, archived, measures: parts.columns };
}

/** The section of an item. */
export function catalogTypeOf({ columns, kinds }: SearchedItems, entry: number): string {
  return kinds.at(columns.kinds[entry] ?? 0)?.catalogType ?? '';
}
