import * as v from 'valibot';
import type { Money } from '@tourbillon/domain/i18n/money.ts';
import {
  canonicalSearch,
  type FilteredList,
  listFilters,
  type Parameters,
  SHOWN_GROUP,
} from '@tourbillon/domain/sections/list-parameters.ts';
import { type Bounds, filterRequest } from '@tourbillon/domain/sections/filter-state.ts';
import {
  type FilterGroup,
  filtersOfKind,
  type FlagName,
  type OptionName,
  type RangeName,
  withFlags,
} from '@tourbillon/domain/sections/filters.ts';
import type { SectionList } from '@tourbillon/domain/sections/sections.ts';
import {
  DEFAULT_SEARCH_SORT,
  DEFAULT_SORT,
  SEARCH_SORTS,
  type SearchSort,
  type Sort,
  SORTS,
} from '@tourbillon/domain/sections/sorts.ts';
import { plainNumber } from './plain-number.ts';

/** A query for a list, parsed from its address. Bounds of `price` are in the displayed currency. */
export interface CatalogueQuery {
  /** Selected options by group: sorted, unique, never empty. */
  options: Partial<Record<OptionName, string[]>>;
  flags: FlagName[];
  ranges: Partial<Record<RangeName, Bounds>>;
  sort: SearchSort;
  page: number;
  /** The search whose results the list shows; undefined for the list of a section. */
  search?: AskedWords | undefined;
}

/** The words of a search, and whether they are taken literally. */
export interface AskedWords {
  query: string;
  exact: boolean;
}

/** Error of a bound: no possible number (`bounds` of its filter), or the lower bound is above the upper one. */
export type BoundError = 'number' | 'order';

/** A parsed address: the query, and for each bound the typed text and its error. */
export interface ReadQuery {
  query: CatalogueQuery;
  typed: Record<string, string>;
  errors: Record<string, BoundError>;
  /** The group of filters whose options a visitor without scripts asks for. */
  shown?: string | undefined;
}

/** Maximum number of selected options per parameter; no real group has so many. */
const MAX_OPTIONS = 100;

const optionId = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N}._/ -]{0,79}$/u));
const options = v.pipe(
  v.array(v.fallback(v.nullable(optionId), null)),
  v.transform((ids) => [...new Set(ids.filter((id) => id !== null))].sort().slice(0, MAX_OPTIONS)),
);
const flag = v.picklist(['1', 'true']);
const bound = v.pipe(
  v.string(),
  v.transform(plainNumber),
  v.regex(/^\d{1,12}(\.\d{1,2})?$/),
  v.transform(Number),
);
const sort = v.fallback(v.nullable(v.picklist(Object.keys(SORTS) as Sort[])), null);
const page = v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/), v.transform(Number)), 1);

/**
 * Reads the parameters of a list's address by the section's filter table (§3). Ignores unknown names and invalid
 * values. An invalid bound is dropped and reported, so that its input shows the error.
 * @param asked the search whose results the list shows.
 */
export function readQuery(list: FilteredList, search: URLSearchParams, asked?: AskedWords): ReadQuery {
  const last = (name: string) => search.getAll(name).at(-1)?.trim() ?? '';
  const read: ReadQuery = {
    query: {
      options: {},
      flags: [],
      ranges: {},
      sort: asked ? DEFAULT_SEARCH_SORT : DEFAULT_SORT,
      page: v.parse(page, last('page')),
      search: asked,
    },
    typed: {},
    errors: {},
  };
  const { query } = read;
  for (const filter of withFlags(listFilters(list))) {
    const { name, kind } = filter;
    if (kind === 'options') {
      const chosen = v.parse(options, search.getAll(name));
      if (chosen.length > 0) query.options[name] = chosen;
    } else if (kind === 'range') {
      const bounds = readBounds(filter, last, read);
      if (bounds) query.ranges[name] = bounds;
    } else if (v.is(flag, last(name))) query.flags.push(name);
  }
  read.shown = listFilters(list).find(({ name }) => name === last(SHOWN_GROUP))?.name;
  query.sort = readSort(list, last('sort')) ?? query.sort;
  return read;
}

function readBounds(
  { name, bounds: { least, most } }: Extract<FilterGroup, { kind: 'range' }>,
  last: (name: string) => string,
  read: ReadQuery,
): Bounds | undefined {
  const bounds: Bounds = {};
  for (const side of ['from', 'to'] as const) {
    const parameter = `${name}_${side}`;
    const text = last(parameter);
    if (text === '') continue;
    read.typed[parameter] = text;
    const value = v.safeParse(bound, text);
    if (value.success && value.output >= least && value.output <= most) bounds[side] = value.output;
    else read.errors[parameter] = 'number';
  }
  if (bounds.from !== undefined && bounds.to !== undefined && bounds.from > bounds.to) {
    read.errors[`${name}_to`] = 'order';
    return undefined;
  }
  return bounds.from === undefined && bounds.to === undefined ? undefined : bounds;
}

function readSort(list: FilteredList, text: string): Sort | undefined {
  const read = v.parse(sort, text);
  return read === null || (list.stock === 'archive' && SORTS[read].field === 'price_usd') ? undefined : read;
}

/** The URL parameters of a query, without default values and without page 1. */
export function queryParameters(query: CatalogueQuery): Parameters {
  const parameters: Record<string, string | readonly string[]> = { ...query.options };
  for (const name of query.flags) parameters[name] = '1';
  for (const [name, bounds] of Object.entries(query.ranges)) {
    if (bounds.from !== undefined) parameters[`${name}_from`] = String(bounds.from);
    if (bounds.to !== undefined) parameters[`${name}_to`] = String(bounds.to);
  }
  if (query.sort !== (query.search ? DEFAULT_SEARCH_SORT : DEFAULT_SORT)) parameters.sort = query.sort;
  if (query.page > 1) parameters.page = String(query.page);
  if (query.search) parameters.q = query.search.query;
  if (query.search?.exact) parameters.exact = '1';
  return parameters;
}

/** The canonical query string of a query: `?brands=omega&brands=rolex`, or an empty string. */
export function writeQuery(query: CatalogueQuery): string {
  return canonicalSearch(queryParameters(query));
}

/** Whether the list is filtered or sorted; such a page is not indexed (decision 23). */
export function isFiltered(query: CatalogueQuery): boolean {
  return writeQuery({ ...query, page: 1 }) !== writeQuery(emptied(query));
}

/** A query without filters and sort order. */
function emptied({ search }: CatalogueQuery): CatalogueQuery {
  const sort = search ? DEFAULT_SEARCH_SORT : DEFAULT_SORT;
  return { options: {}, flags: [], ranges: {}, sort, page: 1, search };
}

/** Brand and collection from a list's path. */
export interface ListAddress {
  brand?: string | undefined;
  collection?: string | undefined;
}

/** The request of the catalogue call for a query; price bounds are converted to US dollars (decision 32). */
export function toCall(list: SectionList, address: ListAddress, query: CatalogueQuery, money: Money) {
  const { field, direction } = SORTS[query.sort === DEFAULT_SEARCH_SORT ? DEFAULT_SORT : query.sort];
  return { url: list.word, ...address, ...filtersOfCall(query, money), sort: field, direction };
}

/** The filter fields of the search call for a query. */
export function toSearchCall(query: CatalogueQuery, money: Money) {
  const { field, direction } = SEARCH_SORTS[query.sort];
  return { ...filtersOfCall(query, money), sort: field, direction };
}

function filtersOfCall(query: CatalogueQuery, money: Money) {
  return {
    ...filterRequest({
      options: query.options,
      flags: Object.fromEntries(query.flags.map((name) => [name, true])),
      ranges: Object.fromEntries(
        filtersOfKind('range').map(({ name, isMoney }) => [
          name,
          toUsd(query.ranges[name], isMoney && money),
        ]),
      ),
    }),
    page: query.page,
    facets: true,
  };
}

/**
 * Bounds for the call. Price bounds become the US dollar range of all prices whose displayed amount is within the
 * bounds.
 */
function toUsd({ from, to }: Bounds = {}, money: Money | false | undefined): Bounds {
  if (!money) return { from, to };
  return {
    from: from === undefined ? undefined : money.lowestUsd(from),
    to: to === undefined ? undefined : money.highestUsd(to),
  };
}
