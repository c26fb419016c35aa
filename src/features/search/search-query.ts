import * as v from 'valibot';
import { LONGEST_QUERY } from '@tourbillon/domain/sections/search-groups.ts';

/** What the address of a page of results asks for. */
export interface SearchQuery {
  /** Empty when nothing is asked yet. */
  query: string;
  exact: boolean;
  page: number;
}

const page = v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), 1);

/** Reads the parameters of a search; a query that is too long is cut, control characters are spaces. */
export function readSearchQuery(search: URLSearchParams): SearchQuery {
  const typed = search.getAll('q').at(-1) ?? '';
  const query = typed.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return {
    query: Array.from(query).slice(0, LONGEST_QUERY).join('').trim(),
    exact: search.get('exact') === '1',
    page: v.parse(page, search.getAll('page').at(-1) ?? ''),
  };
}
