import type { Rates } from '@tourbillon/domain/i18n/money.ts';
import { isBrand, isWish } from './conditions.ts';
import { findMatching, type Constraint } from './demands.ts';
import type { Found } from './find.ts';
import { byPrice, testOf } from './limits.ts';
import type { Bound } from './query/bound.ts';
import { readBounds } from './query/read-bounds.ts';
import { typedWords, type TypedWord, wordsAt } from './query/typed-word.ts';
import type { Searched } from './searcher.ts';
import { settleDemands } from './settle-demands.ts';
import { understandWords, type Group } from './understand-query.ts';

/** An understood part of a query, with the positions of its words. */
export type Part = { places: readonly number[] } & (
  { kind: 'group'; group: Group } | { kind: 'limit'; bound: Bound } | { kind: 'order'; by: 'cheap' | 'dear' }
);

/** Results of a query, and the parts of the query that they match. */
export interface FoundAsked extends Found {
  parts: readonly Part[];
  /** Slugs of brands in the query that the shop does not accept. */
  strangers: readonly string[];
}

/** How the words of a query are taken: `exact` as they are typed, `unfinished` with a last word that may go on. */
export type Manner = 'corrected' | 'exact' | 'unfinished';

/**
 * Finds the results of a query: names and words, limits of price, size and year, exclusions. A part that cannot be
 * applied, or would leave no results, is dropped and reported.
 * @param rates units of each currency for one US dollar.
 */
export function findAsked(query: string, searched: Searched, manner: Manner, rates: Rates): FoundAsked {
  const exact = manner === 'exact';
  const typed = typedWords(query);
  const { currency } = searched.knowledge;
  const { bounds, order, rest } = exact
    ? { bounds: [], order: undefined, rest: typed }
    : readBounds(typed, currency);
  const { groups: understood, corrected } = understandWords(rest, searched.knowledge, exact);
  const groups = manner === 'unfinished' ? understood.map((one) => begun(one, typed)) : understood;
  const isStrange = (group: Group) => strangersOf(group, searched).length > 0;
  const limits = bounds.map((bound) => ({
    bound,
    places: bound.places,
    test: testOf(bound, searched.items.measures, currency, rates),
  }));
  const demands = [
    ...groups
      .filter((group) => !isStrange(group))
      .map((group): Constraint => ({ group, places: group.places })),
    ...limits.flatMap(({ test, ...limit }): Constraint[] => (test ? [{ ...limit, test }] : [])),
  ];
  const { kept, found } = exact
    ? { kept: demands, found: findMatching(demands, searched) }
    : settleDemands(demands, searched);
  const places = new Set(kept.flatMap((demand) => demand.places));
  const dropped = [...groups.filter((group) => !isStrange(group)), ...limits].filter(
    (one) => !one.places.every((place) => places.has(place)),
  );
  const items = order ? byPrice(found.items, searched.items.measures, order.by) : found.items;
  return {
    ...found,
    items,
    corrected,
    // If texts contain all words, no word was dropped.
    leftOut: found.hasAllWords ? [] : dropped.map((one) => wordsAt(query, one.places)),
    wish: isWish(kept.flatMap(({ group }) => group ?? [])),
    parts: [...kept.flatMap(partsOf), ...(order ? [{ kind: 'order', ...order } as const] : [])].toSorted(
      (one, other) => (one.places[0] ?? 0) - (other.places[0] ?? 0),
    ),
    strangers: groups.flatMap((group) => strangersOf(group, searched)),
  };
}

/** Marks the group of the last word of a query as unfinished. A single letter begins too many words. */
function begun(group: Group, typed: readonly TypedWord[]): Group {
  const [word = '', ...others] = group.words;
  const isLast = group.places.includes(typed.at(-1)?.at ?? -1);
  const isBegun = isLast && !group.reference && others.length === 0 && word.length > 1;
  return isBegun ? { ...group, beginning: true } : group;
}

function partsOf({ group, bound, places }: Constraint): Part[] {
  if (group) return places.length > 0 ? [{ kind: 'group', group, places }] : [];
  return bound ? [{ kind: 'limit', bound, places }] : [];
}

/** Brands that a group names, if the shop accepts none of them. */
function strangersOf(group: Group, { catalogue }: Searched): string[] {
  if (!isBrand(group)) return [];
  const slugs = group.meanings.flatMap((meaning) => (meaning.kind === 'brand' ? [meaning.slug] : []));
  return slugs.some((slug) => catalogue.brands.has(slug)) ? [] : slugs;
}
