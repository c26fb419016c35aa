/** The four sort orders of a list (§3, sort options), with field and direction of the backend. */
export const SORTS = {
  by_novelty: { field: 'date_publish', direction: 'desc' },
  by_brand: { field: 'brand_id', direction: 'asc' },
  by_price_ascending: { field: 'price_usd', direction: 'asc' },
  by_price_descending: { field: 'price_usd', direction: 'desc' },
} as const;

export type Sort = keyof typeof SORTS;

/** The sort orders of search results: the best match first, and those of lists. */
export const SEARCH_SORTS = {
  by_relevance: { field: 'relevance', direction: 'desc' },
  ...SORTS,
} as const;

export type SearchSort = keyof typeof SEARCH_SORTS;

/** The default sort order of search results. */
export const DEFAULT_SEARCH_SORT = 'by_relevance';

/** The default sort order. */
export const DEFAULT_SORT: Sort = 'by_novelty';

/** Items on a page of a list (decision 41). */
export const PAGE_SIZE = 24;
