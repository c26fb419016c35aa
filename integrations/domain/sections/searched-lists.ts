import type { FilteredList } from './list-parameters.ts';
import { type FilterName, LISTS, type ListWord, SECTIONS } from './sections.ts';
import type { SearchGroup } from './search-groups.ts';

/** The lists whose items a section group of the search finds, and the filters of its results. */
export interface SearchedLists extends FilteredList {
  words: readonly ListWord[];
}

/** The filters of results across sections: those that goods of several sections have. */
const ACROSS: readonly FilterName[] = ['statuses_used', 'cities', 'is_vip', 'brands', 'price'];

const ACROSS_SECTIONS = { filters: ACROSS, maker: 'brand', groupsBrands: true } as const;

/** Words of the lists of a stock. The search does not know the dealer corner (decision 21). */
const wordsOf = (...stocks: string[]) =>
  [...LISTS.values()].filter(({ stock }) => stocks.includes(stock)).map(({ word }) => word);

const SEARCHED: Readonly<Partial<Record<SearchGroup, SearchedLists>>> = {
  all: { words: wordsOf('current', 'archive'), section: ACROSS_SECTIONS, stock: 'current' },
  watches: { words: [SECTIONS.clock.list], section: SECTIONS.clock, stock: 'current' },
  jewellery: { words: [SECTIONS.jewelry.list], section: SECTIONS.jewelry, stock: 'current' },
  accessories: { words: [SECTIONS.accessory.list], section: SECTIONS.accessory, stock: 'current' },
  archive: { words: wordsOf('archive'), section: ACROSS_SECTIONS, stock: 'archive' },
};

/** The lists of a section group; undefined for a group without items. */
export function searchedLists(group: SearchGroup): SearchedLists | undefined {
  return SEARCHED[group];
}
