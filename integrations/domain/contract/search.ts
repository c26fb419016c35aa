import * as v from 'valibot';
import { PAGE_SIZE } from '../sections/sorts.ts';
import { LONGEST_QUERY, SEARCH_TYPES } from '../sections/search-groups.ts';
import { itemCard } from './catalogue.ts';
import { defineCall } from './call.ts';
import { count, flag, LIFE, page, paginateData, slug } from './fields.ts';

/** What somebody looks for, as typed. */
const query = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_QUERY));

const searchType = v.optional(v.pipe(count, v.picklist(Object.values(SEARCH_TYPES))), SEARCH_TYPES.all);

/** Something found that is not an item: a link with its words. */
export const searchHit = v.object({
  kind: v.picklist([
    'brand',
    'collection',
    'service',
    'article',
    'page',
    'question',
    'expert',
    'video',
    'item',
  ]),
  /** Word of its address: of the brand, the collection, the text, the item; a question has its number. */
  slug,
  /** Brands and collections: the list that has them, `clocks_today`; items: their kind, `clock`. */
  list: v.nullable(v.string()),
  /** Collections: address word of the brand. */
  brand: v.nullable(v.string()),
  title: v.string(),
  description: v.string(),
  /** Brands and collections: items in the list. */
  count: v.nullable(count),
  /** Language of the words. */
  lang: v.string(),
});
export type SearchHit = v.InferOutput<typeof searchHit>;

/** GET search: what is found in a section group, a page at a time; nothing found is an empty answer. */
export const search = defineCall({
  method: 'GET',
  path: '/search',
  request: v.object({
    q: query,
    type: searchType,
    /** Takes every word as it is typed. */
    exact: v.optional(flag, false),
    page,
    per_page: v.optional(v.pipe(count, v.minValue(1), v.maxValue(100)), PAGE_SIZE),
  }),
  response: v.object({
    /** What was searched in place of what was typed; null when that is the same. */
    corrected: v.nullable(v.string()),
    /** Words that nothing is known by and that were left out. */
    left_out: v.array(v.string()),
    /** Whether the query wishes for a service: its hits come first. */
    wish: v.boolean(),
    /** How much each section group has. */
    totals: v.array(v.object({ type: count, count })),
    items: v.array(itemCard),
    /** Texts, brands and collections; among all sections the best of each, on the first page. */
    hits: v.array(searchHit),
    paginate_data: paginateData,
  }),
  // What people look for is nobody's business: neither kept nor shared.
  life: LIFE.none,
  access: 'visitor',
  limit: 'reads',
});

/** GET search/suggestions: at most eight things the beginning of a query may stand for. */
export const searchSuggestions = defineCall({
  method: 'GET',
  path: '/search/suggestions',
  request: v.object({ q: query, type: searchType }),
  response: v.object({ corrected: v.nullable(v.string()), data: v.pipe(v.array(searchHit), v.maxLength(8)) }),
  life: LIFE.none,
  access: 'visitor',
  limit: 'reads',
});
