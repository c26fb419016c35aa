import { CATALOG_TYPES, LISTS } from './sections.ts';

/** What a page is to the memory of scroll positions (§2, scrolling). */
export type Place = 'list' | 'item' | 'other';

/** Kind of a page by its path. */
export function placeOf(path: string): Place {
  const [word = '', name = ''] = path.split('/').filter(Boolean);
  if (LISTS.has(word)) return 'list';
  return name && CATALOG_TYPES.some((type) => type === word) ? 'item' : 'other';
}

/** Key of a list's position in session storage: one for each address, filters and page included. */
export function scrollKey(address: string): string {
  return `scroll:${address}`;
}
