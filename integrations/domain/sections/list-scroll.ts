import { CATALOG_TYPES } from './catalog-types.ts';

/** Kinds of pages for saved scroll positions (§2, scrolling). */
export type Place = 'list' | 'item' | 'other';

/** First words of the addresses of lists. The table of the sections is half as long as all scripts of a list. */
const LIST_WORDS = [
  'clocks_today',
  'clocks_archive',
  'clocks_dealer',
  'jewellery',
  'jewelries_archive',
  'accessories',
  'accessory_archive',
  'arts',
  'arts_archive',
  'search',
];

/** Kind of a page, by its path. */
export function pageKindOf(path: string): Place {
  const [word = '', name = ''] = path.split('/').filter(Boolean);
  if (LIST_WORDS.includes(word)) return 'list';
  return name && CATALOG_TYPES.some((type) => type === word) ? 'item' : 'other';
}

/** Session-storage key of a list's scroll position: one for each address, including filters and page. */
export function scrollKey(address: string): string {
  return `scroll:${address}`;
}
