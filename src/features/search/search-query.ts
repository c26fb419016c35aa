import * as v from 'valibot';
import { PageError } from '#src/platform/errors/page-error.ts';
import { LONGEST_QUERY, searchGroup, type SearchGroup } from '@tourbillon/domain/sections/search-groups.ts';

/** The query in the address of a search page. */
export interface SearchQuery {
  /** Empty when there is no query. */
  query: string;
  exact: boolean;
  page: number;
}

/** A search: its query and its section group. */
export interface AskedSearch extends SearchQuery {
  group: SearchGroup;
}

const page = v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), 1);

/** Reads the search parameters. A query that is too long is truncated; control characters become spaces. */
export function readSearchQuery(search: URLSearchParams): SearchQuery {
  const typed = search.getAll('q').at(-1) ?? '';
  const query = typed.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return {
    // The contract counts UTF-16 units. Half of a character at the end is left out.
    query: query
      .slice(0, LONGEST_QUERY)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim(),
    exact: search.get('exact') === '1',
    page: v.parse(page, search.getAll('page').at(-1) ?? ''),
  };
}

/**
 * Reads the address of a search.
 * @param slug the section group.
 * @throws PageError 404 for an unknown one.
 */
export function readSearch(slug: string | undefined, search: URLSearchParams): AskedSearch {
  const group = searchGroup(slug);
  if (!group) throw new PageError(404);
  return { group, ...readSearchQuery(search) };
}
