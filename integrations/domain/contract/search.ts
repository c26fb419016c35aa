import * as v from 'valibot';
import { CURRENCIES } from '../i18n/currencies.ts';
import { PAGE_SIZE } from '../sections/sorts.ts';
import { LONGEST_QUERY, SEARCH_TYPES } from '../sections/search-groups.ts';
import { facets, filterEntries, itemCard } from './catalogue.ts';
import { defineCall } from './call.ts';
import { count, flag, CACHE_SECONDS, page, paginateData, slug } from './fields.ts';

/** A search query as typed. */
const query = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_QUERY));

const searchType = v.optional(v.pipe(count, v.picklist(Object.values(SEARCH_TYPES))), SEARCH_TYPES.all);

/** A result that is not an item: a link with its texts. */
export const searchHit = v.object({
  kind: v.picklist(['brand', 'collection', 'service', 'article', 'page', 'question', 'expert', 'video']),
  /** The slug of the brand, the collection or the text; a question has its number. */
  slug,
  /** For brands and collections: the word of their list, `clocks_today`. */
  list: v.nullable(v.string()),
  /** For collections: slug of the brand. */
  brand: v.nullable(v.string()),
  title: v.string(),
  description: v.string(),
  /** For brands and collections: number of items in the list. */
  count: v.nullable(count),
  /** Language of the texts. */
  lang: v.string(),
});
export type SearchHit = v.InferOutput<typeof searchHit>;

/** A recognised part of a query. */
export const understoodPart = v.object({
  kind: v.picklist([
    'brand',
    'nickname',
    'reference',
    'property',
    'service',
    'words',
    'price',
    'size',
    'year',
    'order',
  ]),
  /** Ids of properties: `metal:gold`, `city:samara`, `discount`; of sort orders: `cheap`, `dear`. */
  value: v.nullable(v.string()),
  /** In the terms of the site, or as typed when it has none. */
  title: v.string(),
  /** Whether it is excluded: "without diamonds". */
  negated: v.boolean(),
  /** Limits, both included: amounts in `currency`, millimetres, years. */
  from: v.nullable(v.number()),
  to: v.nullable(v.number()),
  currency: v.nullable(v.picklist(CURRENCIES)),
  /** The query without its words. */
  without: v.string(),
});
export type UnderstoodPart = v.InferOutput<typeof understoodPart>;

/** A direct answer to a query; fields that its kind does not use are empty. */
export const searchAnswer = v.object({
  /** Contacts of a city, tariffs of a city or the site, the value of a watch, a term, the state of a pledge ticket. */
  kind: v.picklist(['city', 'tariffs', 'estimate', 'term', 'ticket']),
  /** Alias of the city, or id of the term. */
  slug: v.nullable(v.string()),
  title: v.string(),
  /** The definition of the term. */
  text: v.string(),
  lang: v.nullable(v.string()),
  phone: v.nullable(v.object({ shown: v.string(), link: v.string() })),
  offices: v.array(v.object({ title: v.string(), address: v.string(), hours: v.string() })),
  /** The watch to be valued, as typed. */
  words: v.string(),
});
export type SearchAnswer = v.InferOutput<typeof searchAnswer>;

/**
 * GET search: results of a section group, one page; an empty result is not an error. The filters narrow the items
 * that the query finds; a group across sections has only the filters that its sections share.
 */
export const search = defineCall({
  method: 'GET',
  path: '/search',
  request: v.object({
    q: query,
    type: searchType,
    /** Takes every word literally. */
    exact: v.optional(flag, false),
    ...filterEntries,
    sort: v.optional(v.picklist(['relevance', 'date_publish', 'brand_id', 'price_usd']), 'relevance'),
    direction: v.optional(v.picklist(['asc', 'desc']), 'desc'),
    page,
    per_page: v.optional(v.pipe(count, v.minValue(1), v.maxValue(100)), PAGE_SIZE),
    /** Whether to count the filters too. */
    facets: v.optional(flag, false),
  }),
  response: v.object({
    /** The corrected query that was searched; null when it is the typed one. */
    corrected: v.nullable(v.string()),
    /** Words without any match, which were left out. */
    left_out: v.array(v.string()),
    /** The recognised parts of the query, in the order of its words. */
    understood: v.array(understoodPart),
    /** A brand in the query that the shop does not take, and similar brands of the shop. */
    not_taken: v.nullable(v.object({ title: v.string(), near: v.array(searchHit) })),
    /** The direct answer, if there is one; only on the first page. */
    answer: v.nullable(searchAnswer),
    /** Whether the query asks for a service: the hits are then shown first. */
    wish: v.boolean(),
    /** Number of results in each section group, without filters. */
    totals: v.array(v.object({ type: count, count })),
    items: v.array(itemCard),
    /** Number of items in this section group that the filters leave. */
    total: count,
    facets: v.nullable(facets),
    /** Texts, brands and collections. Groups with items: the best of each, on the first page. */
    hits: v.array(searchHit),
    paginate_data: paginateData,
  }),
  // What people search for is private: the response is neither stored nor shared.
  cacheSeconds: CACHE_SECONDS.none,
  access: 'visitor',
  limit: 'reads',
});

/** Maximum number of items among suggestions. */
export const MOST_SUGGESTED_ITEMS = 4;

/**
 * GET search/suggestions: completions of a query: at most four items, then brands, collections, services and
 * articles. Without a query, the brands and collections with the most items.
 */
export const searchSuggestions = defineCall({
  method: 'GET',
  path: '/search/suggestions',
  request: v.object({
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_QUERY)), ''),
    type: searchType,
  }),
  response: v.object({
    corrected: v.nullable(v.string()),
    items: v.pipe(v.array(itemCard), v.maxLength(MOST_SUGGESTED_ITEMS)),
    data: v.pipe(v.array(searchHit), v.maxLength(8)),
  }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'visitor',
  limit: 'reads',
});
