/** Public interface of the search. */
export { find } from './find.ts';
export type { Searched } from './searcher.ts';
export { type Group, understand } from './understand-query.ts';
