import { LISTS } from '../sections/sections.ts';

/**
 * The slug of the text page that stands below the items of a brand: `clocks_today-rolex` for `/clocks_today/rolex/`.
 * @param word first word of the list's address.
 */
export function brandPage(word: string, brand: string): string {
  return `${word}-${brand}`;
}

/** The list and the brand below which a text page stands; undefined for other pages. */
export function placeOfBrandPage(slug: string): { word: string; brand: string } | undefined {
  const [word = '', ...brand] = slug.split('-');
  return LISTS.has(word) && brand.length > 0 ? { word, brand: brand.join('-') } : undefined;
}
