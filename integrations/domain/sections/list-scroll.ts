import { CATALOG_TYPES, LISTS } from './sections.ts';

/** Kinds of pages for saved scroll positions (§2, scrolling). */
export type Place = 'list' | 'item' | 'other';

/** Kind of a page, by its path. */
export function pageKindOf(path: string): Place {
  const [word = '', name = ''] = path.split('/').filter(Boolean);
  if (LISTS.has(word) || word === 'search') return 'list';
  return name && CATALOG_TYPES.some((type) => type === word) ? 'item' : 'other';
}

/** Session-storage key of a list's scroll position: one for each address, including filters and page. */
export function scrollKey(address: string): string {
  return `scroll:${address}`;
}
