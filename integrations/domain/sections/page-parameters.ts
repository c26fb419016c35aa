import { formOf } from '../contract/forms.ts';
import { allowedParameters } from './list-parameters.ts';
import { CATALOG_TYPES, LISTS, SECTIONS } from './sections.ts';

/** Parameters of pages that are not lists, by the first word of their address. */
const BY_WORD: Readonly<Record<string, readonly string[]>> = {
  /** Items by their kind: `?clock=rolex-1&clock=omega-2`. */
  favorites: CATALOG_TYPES,
  comparison: CATALOG_TYPES,
  viewed: CATALOG_TYPES,
  /** The query, whether its words are taken literally, and the filters of its results. */
  search: [...new Set(['q', 'exact', 'type', ...Object.values(SECTIONS).flatMap(allowedParameters)])],
  video: ['page'],
  reviews: ['page'],
  /** The watch to estimate; `go` means that the form was sent. */
  estimate: ['brand', 'model', 'material', 'condition', 'kit', 'go'],
  /** The loan to calculate. */
  loan: ['amount', 'days'],
  /** The expiry and the signature of a preview link. */
  preview: ['until', 'signature'],
};

/** Parameters of single pages: lists of articles (decision 13), but not the articles below them. */
const BY_PATH: Readonly<Record<string, readonly string[]>> = {
  '/article/': ['type', 'page'],
  '/news/news-lombard/': ['page'],
  '/news/vazhno-znat/': ['page'],
};

/**
 * The query parameters of a page. All others are removed before routing, so that they neither reach the page nor
 * create duplicate cache entries.
 * @param path path of the address, with slashes.
 */
export function pageParameters(path: string): readonly string[] {
  const word = path.split('/')[1] ?? '';
  const list = LISTS.get(word);
  if (list) return allowedParameters(list.section);
  const form = formOf(path);
  if (form) return form.parameters ?? [];
  if (Object.hasOwn(BY_PATH, path)) return BY_PATH[path] ?? [];
  return Object.hasOwn(BY_WORD, word) ? (BY_WORD[word] ?? []) : [];
}
