import type { Rates } from '@tourbillon/domain/i18n/money.ts';
import { isBrand, asksForService } from './item-conditions.ts';
import { findMatching, type Constraint } from './constraints.ts';
import type { SearchResults } from './find.ts';
import { sortByPrice, testOfLimit } from './limits.ts';
import type { Bound } from './query/bound.ts';
import { readBounds } from './query/read-bounds.ts';
import { typedWords, type TypedWord, wordsAt } from './query/typed-word.ts';
import type { SearchData } from './searcher.ts';
import { itemsNumbered } from './stock-number.ts';
import { relaxConstraints } from './relax-constraints.ts';
import { understandWords, type Group } from './understand-query.ts';

/** An understood part of a query, with the positions of its words. */
export type QueryPart = { places: readonly number[] } & (
  | { kind: 'group'; group: Group }
  | { kind: 'limit'; bound: Bound }
  | { kind: 'order'; by: 'cheap' | 'dear' }
);

/** Results of a query, and the parts of the query that they match. */
export interface QueryResults extends SearchResults {
  parts: readonly QueryPart[];
  /** Slugs of brands in the query that the shop does not accept. */
  notTakenBrands: readonly string[];
}

/** How a query is read: `exact` as typed; `unfinished` while it is being typed, so its last word may be the beginning of one. */
export type QueryReading = 'corrected' | 'exact' | 'unfinished';

/** Finds the results of a query. A piece whose stock number it is comes first, or second after those of its meaning. */
export function runQuery(
  query: string,
  searched: SearchData,
  reading: QueryReading,
  rates: Rates,
): QueryResults {
  const numbered = itemsNumbered(query, searched.items);
  if (numbered?.isLabelled) return { ...NO_RESULTS, items: numbered.items };
  const found = runWords(query, searched, reading, rates);
  if (!numbered) return found;
  if (found.items.length === 0 || found.corrected !== null) return { ...NO_RESULTS, items: numbered.items };
  const items = new Set([...found.items.subarray(0, 1), ...numbered.items, ...found.items]);
  return { ...found, items: Uint32Array.from(items) };
}

const NO_RESULTS: QueryResults = {
  corrected: null,
  leftOut: [],
  wish: false,
  items: new Uint32Array(),
  brands: [],
  texts: [],
  parts: [],
  notTakenBrands: [],
};

/**
 * Finds the results of the words of a query: names and words, limits of price, size and year, exclusions. A part that cannot be
 * applied, or would leave no results, is dropped and reported.
 * @param rates units of each currency for one US dollar.
 */
function runWords(query: string, searched: SearchData, reading: QueryReading, rates: Rates): QueryResults {
  const exact = reading === 'exact';
  const typed = typedWords(query);
  const { currency } = searched.knowledge;
  const { bounds, order, rest } = exact
    ? { bounds: [], order: undefined, rest: typed }
    : readBounds(typed, currency);
  const { groups: understood, corrected } = understandWords(rest, searched.knowledge, exact);
  const groups = reading === 'unfinished' ? understood.map((one) => markUnfinished(one, typed)) : understood;
  const isNotTaken = (group: Group) => notTakenBrandsOf(group, searched).length > 0;
  const limits = bounds.map((bound) => ({
    bound,
    places: bound.places,
    test: testOfLimit(bound, searched.items.measures, currency, rates),
  }));
  const constraints = [
    ...groups
      .filter((group) => !isNotTaken(group))
      .map((group): Constraint => ({ group, places: group.places })),
    ...limits.flatMap(({ test, ...limit }): Constraint[] => (test ? [{ ...limit, test }] : [])),
  ];
  const { kept, found } = exact
    ? { kept: constraints, found: findMatching(constraints, searched) }
    : relaxConstraints(constraints, searched);
  const places = new Set(kept.flatMap((constraint) => constraint.places));
  const dropped = [...groups.filter((group) => !isNotTaken(group)), ...limits].filter(
    (one) => !one.places.every((place) => places.has(place)),
  );
  const items = order ? sortByPrice(found.items, searched.items.measures, order.by) : found.items;
  return {
    ...found,
    items,
    corrected,
    // If texts contain all words, no word was dropped.
    leftOut: found.hasAllWords ? [] : [...new Set(dropped.map((one) => wordsAt(query, one.places)))],
    wish: asksForService(kept.flatMap(({ group }) => group ?? [])),
    parts: [...kept.flatMap(partsOf), ...(order ? [{ kind: 'order', ...order } as const] : [])].toSorted(
      (one, other) => (one.places[0] ?? 0) - (other.places[0] ?? 0),
    ),
    notTakenBrands: groups.flatMap((group) => notTakenBrandsOf(group, searched)),
  };
}

/** Marks the group of the last word of a query as unfinished. A single letter begins too many words. */
function markUnfinished(group: Group, typed: readonly TypedWord[]): Group {
  const [word = '', ...others] = group.words;
  const isLast = group.places.includes(typed.at(-1)?.at ?? -1);
  const isUnfinished = isLast && !group.reference && others.length === 0 && word.length > 1;
  return isUnfinished ? { ...group, beginning: true } : group;
}

function partsOf({ group, bound, places }: Constraint): QueryPart[] {
  if (group) return places.length > 0 ? [{ kind: 'group', group, places }] : [];
  return bound ? [{ kind: 'limit', bound, places }] : [];
}

/** Brands that a group names, if the shop accepts none of them. */
function notTakenBrandsOf(group: Group, { catalogue }: SearchData): string[] {
  if (!isBrand(group)) return [];
  const slugs = group.meanings.flatMap((meaning) => (meaning.kind === 'brand' ? [meaning.slug] : []));
  return slugs.some((slug) => catalogue.brands.has(slug)) ? [] : slugs;
}
