import * as v from 'valibot';
import type { Money } from '@tourbillon/domain/i18n/money.ts';
import {
  canonicalSearch,
  listFilters,
  type Parameters,
} from '@tourbillon/domain/sections/list-parameters.ts';
import { type Bounds, filterRequest } from '@tourbillon/domain/sections/filter-state.ts';
import {
  filtersOfKind,
  type FlagName,
  type OptionName,
  type RangeName,
  withFlags,
} from '@tourbillon/domain/sections/filters.ts';
import type { SectionList } from '@tourbillon/domain/sections/sections.ts';
import { DEFAULT_SORT, SORTS, type Sort } from '@tourbillon/domain/sections/sorts.ts';

/** What a list is asked for, read from its address. Amounts of `price` are in the shown currency. */
export interface CatalogueQuery {
  /** Chosen options by group: sorted, without doubles, never empty. */
  options: Partial<Record<OptionName, string[]>>;
  flags: FlagName[];
  ranges: Partial<Record<RangeName, Bounds>>;
  sort: Sort;
  page: number;
}

/** What is wrong with a bound: not a number, or the lower one above the upper. */
export type BoundError = 'number' | 'order';

/** An address read: the query, and for each bound what was typed and what is wrong with it. */
export interface ReadQuery {
  query: CatalogueQuery;
  typed: Record<string, string>;
  errors: Record<string, BoundError>;
}

/** More choices than any group has: a longer address is somebody's experiment. */
const MOST_OPTIONS = 100;

const optionId = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N}._/ -]{0,79}$/u));
const options = v.pipe(
  v.array(v.fallback(v.nullable(optionId), null)),
  v.transform((ids) => [...new Set(ids.filter((id) => id !== null))].sort().slice(0, MOST_OPTIONS)),
);
const flag = v.picklist(['1', 'true']);
const bound = v.pipe(
  v.string(),
  v.transform(plainNumber),
  v.regex(/^\d{1,12}(\.\d{1,2})?$/),
  v.transform(Number),
);
const sort = v.fallback(v.picklist(Object.keys(SORTS) as Sort[]), DEFAULT_SORT);
const page = v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/), v.transform(Number)), 1);

/**
 * Reads the parameters of a list's address by the section's filter table (§3). Unknown names and impossible values are
 * ignored; a bad bound is dropped and reported, to be shown beside its input.
 */
export function readQuery(list: SectionList, search: URLSearchParams): ReadQuery {
  const last = (name: string) => search.getAll(name).at(-1)?.trim() ?? '';
  const read: ReadQuery = {
    query: { options: {}, flags: [], ranges: {}, sort: DEFAULT_SORT, page: v.parse(page, last('page')) },
    typed: {},
    errors: {},
  };
  const { query } = read;
  for (const { name, kind } of withFlags(listFilters(list))) {
    if (kind === 'options') {
      const chosen = v.parse(options, search.getAll(name));
      if (chosen.length > 0) query.options[name] = chosen;
    } else if (kind === 'range') {
      const bounds = readBounds(name, last, read);
      if (bounds) query.ranges[name] = bounds;
    } else if (v.is(flag, last(name))) query.flags.push(name);
  }
  query.sort = readSort(list, last('sort'));
  return read;
}

/** A number as people type it: `5 000`, `5,000` and `5.000` are five thousand, `38,5` is a decimal. */
function plainNumber(text: string): string {
  const dense = text.replace(/\s/g, '');
  return /^\d{1,3}([.,]\d{3})+$/.test(dense) ? dense.replace(/[.,]/g, '') : dense.replace(',', '.');
}

function readBounds(name: RangeName, last: (name: string) => string, read: ReadQuery): Bounds | undefined {
  const bounds: Bounds = {};
  for (const side of ['from', 'to'] as const) {
    const parameter = `${name}_${side}`;
    const text = last(parameter);
    if (text === '') continue;
    read.typed[parameter] = text;
    const value = v.safeParse(bound, text);
    if (value.success) bounds[side] = value.output;
    else read.errors[parameter] = 'number';
  }
  if (bounds.from !== undefined && bounds.to !== undefined && bounds.from > bounds.to) {
    read.errors[`${name}_to`] = 'order';
    return undefined;
  }
  return bounds.from === undefined && bounds.to === undefined ? undefined : bounds;
}

function readSort(list: SectionList, text: string): Sort {
  const read = v.parse(sort, text);
  return list.stock === 'archive' && SORTS[read].field === 'price_usd' ? DEFAULT_SORT : read;
}

/** The parameters of a query: defaults and the first page are not written. */
export function queryParameters(query: CatalogueQuery): Parameters {
  const parameters: Record<string, string | readonly string[]> = { ...query.options };
  for (const name of query.flags) parameters[name] = '1';
  for (const [name, bounds] of Object.entries(query.ranges)) {
    if (bounds.from !== undefined) parameters[`${name}_from`] = String(bounds.from);
    if (bounds.to !== undefined) parameters[`${name}_to`] = String(bounds.to);
  }
  if (query.sort !== DEFAULT_SORT) parameters.sort = query.sort;
  if (query.page > 1) parameters.page = String(query.page);
  return parameters;
}

/** A query as the end of an address, in its one canonical form: `?brands=omega&brands=rolex`, or nothing. */
export function writeQuery(query: CatalogueQuery): string {
  return canonicalSearch(queryParameters(query));
}

/** Whether the list is narrowed or sorted: such a page is not for search engines (decision 23). */
export function isFiltered(query: CatalogueQuery): boolean {
  return writeQuery({ ...query, page: 1 }) !== '';
}

/** Brand and collection of a list's path. */
export interface ListAddress {
  brand?: string | undefined;
  collection?: string | undefined;
}

/** The request of the catalogue call for a query: bounds of price become US dollars (decision 32). */
export function toCall(list: SectionList, address: ListAddress, query: CatalogueQuery, money: Money) {
  const { field, direction } = SORTS[query.sort];
  return {
    url: list.word,
    ...address,
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
    sort: field,
    direction,
    page: query.page,
    facets: true,
  };
}

/** Bounds as calls take them: of amounts the dollars between which all lie that are shown as within. */
function toUsd({ from, to }: Bounds = {}, money: Money | false | undefined): Bounds {
  if (!money) return { from, to };
  return {
    from: from === undefined ? undefined : money.lowestUsd(from),
    to: to === undefined ? undefined : money.highestUsd(to),
  };
}
