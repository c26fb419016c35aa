/** Public interface of the search. */
export { find } from './find.ts';
export type { SearchData } from './searcher.ts';
export { type Group, understand } from './understand-query.ts';
