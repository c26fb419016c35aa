import { formOf } from '../contract/forms.ts';
import { allowedParameters } from './list-parameters.ts';
import { CATALOG_TYPES, LISTS } from './sections.ts';

/** Parameters of pages that are no lists, by the first word of their address. */
const BY_WORD: Readonly<Record<string, readonly string[]>> = {
  /** Items by their kind: `?clock=rolex-1&clock=omega-2`. */
  favorites: CATALOG_TYPES,
  comparison: CATALOG_TYPES,
  viewed: CATALOG_TYPES,
  /** What is looked for, taken exactly or not. */
  search: ['q', 'exact', 'page'],
  video: ['page'],
  reviews: ['page'],
  /** A watch whose price is asked; `go` says that the form was sent. */
  estimate: ['brand', 'model', 'material', 'condition', 'kit', 'go'],
  /** A loan whose cost is asked. */
  loan: ['amount', 'days'],
  /** The end and the signature of a link to an unpublished piece. */
  preview: ['until', 'signature'],
};

/** Parameters of single pages: the lists of articles (decision 13), but not the articles below them. */
const BY_PATH: Readonly<Record<string, readonly string[]>> = {
  '/article/': ['type', 'page'],
  '/news/news-lombard/': ['page'],
  '/news/vazhno-znat/': ['page'],
};

/**
 * The query parameters that a page understands; all others are dropped before a page is looked for, so that they
 * neither reach it nor make copies of it.
 * @param path as it is addressed, with slashes.
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
