import * as v from 'valibot';
import { CURRENCIES } from '../i18n/currencies.ts';
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

/** A part of a query as it was understood. */
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
  /** Ids of properties: `metal:gold`, `city:samara`, `discount`; of orders: `cheap`, `dear`. */
  value: v.nullable(v.string()),
  /** In the words of the site where it has them, else as it was typed. */
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

/** What answers a query by itself; the fields that its kind has no use for are empty. */
export const searchAnswer = v.object({
  /** Contacts of a city, tariffs of a city or the site, what a watch is worth, a term of the glossary. */
  kind: v.picklist(['city', 'tariffs', 'estimate', 'term']),
  /** Alias of the city, id of the term. */
  slug: v.nullable(v.string()),
  title: v.string(),
  /** What the term means. */
  text: v.string(),
  lang: v.nullable(v.string()),
  phone: v.nullable(v.object({ shown: v.string(), link: v.string() })),
  offices: v.array(v.object({ title: v.string(), address: v.string(), hours: v.string() })),
  /** The watch whose worth is asked, as typed. */
  words: v.string(),
});
export type SearchAnswer = v.InferOutput<typeof searchAnswer>;

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
    /** What the query was understood to ask for, in the order of its words. */
    understood: v.array(understoodPart),
    /** A maker that was named and that the shop does not take, and brands of the shop that are near. */
    not_taken: v.nullable(v.object({ title: v.string(), near: v.array(searchHit) })),
    /** What the query asks, where one thing answers it; on the first page of all sections. */
    answer: v.nullable(searchAnswer),
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
