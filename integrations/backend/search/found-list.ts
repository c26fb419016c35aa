import type { FilterGroup } from '@tourbillon/domain/sections/filters.ts';
import { countFacets, type FacetCounts } from '../column-index/count-facets.ts';
import type { FilterState } from '../column-index/filter-state.ts';
import type { ListIndex } from '../column-index/list-index.ts';
import { matchRows, type Matches } from '../column-index/match.ts';
import { compareValues, firstRows, type Order } from '../column-index/order.ts';
import { mergedCounts } from './merged-counts.ts';

/** An order of found items: the order in which the search found them, or one of lists. */
export type FoundOrder = { sort: 'relevance' | Order['sort']; direction: Order['direction'] };

/** The items of a search in some lists that the filters leave. */
export interface FoundList {
  total: number;
  /** Ids of a page in an order. */
  page(order: FoundOrder, page: { offset: number; limit: number }): number[];
  /** Counts of the filter groups, of all lists together. */
  counts(groups: readonly FilterGroup[]): FacetCounts;
}

/** A list with the places of its rows among the found items, from 1; 0 is not found. */
interface Part {
  index: ListIndex;
  places: Uint32Array;
  matches: Matches;
}

/**
 * Narrows found items by the filters of lists. The lists are those of the catalogue: the search only limits their
 * rows, so filters, counts and orders are the same as on the page of a list.
 * @param ids ids of the found items, the best first.
 */
export function foundList(ids: Uint32Array, lists: readonly ListIndex[], state: FilterState): FoundList {
  const placeOf = placesById(ids);
  const parts = lists.map((index): Part => {
    const places = new Uint32Array(index.size);
    for (let row = 0; row < places.length; row += 1) places[row] = placeOf[index.ids[row] ?? 0] ?? 0;
    return { index, places, matches: matchRows(index, state, places) };
  });
  return {
    total: parts.reduce((sum, { matches }) => sum + matches.total, 0),
    page: ({ sort, direction }, page) =>
      sort === 'relevance' ? byRelevance(ids, parts, page) : inOrder(parts, { sort, direction }, page),
    counts: (groups) => mergedCounts(parts.map(({ index, matches }) => countFacets(index, groups, matches))),
  };
}

/** The place of each item by its id, from 1. */
function placesById(ids: Uint32Array): Uint32Array {
  let highest = 0;
  for (const id of ids) if (id > highest) highest = id;
  const places = new Uint32Array(highest + 1);
  for (let place = 0; place < ids.length; place += 1) places[ids[place] ?? 0] = place + 1;
  return places;
}

function byRelevance(
  ids: Uint32Array,
  parts: readonly Part[],
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const left = new Uint8Array(ids.length + 1);
  for (const { places, matches } of parts) {
    const { failed } = matches.all;
    for (let row = 0; row < places.length; row += 1) if (failed[row] === 0) left[places[row] ?? 0] = 1;
  }
  const page: number[] = [];
  let skip = offset;
  for (let place = 1; place <= ids.length && page.length < limit; place += 1) {
    if (left[place] === 0 || skip-- > 0) continue;
    page.push(ids[place - 1] ?? 0);
  }
  return page;
}

/** Merges the beginnings of several lists that have the same order. */
function inOrder(
  parts: readonly Part[],
  order: Order,
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const first = parts.flatMap(({ index, matches }) => firstRows(index, order, matches.all, offset + limit));
  return first
    .sort((one, other) => {
      const value = compareValues(one.value, other.value, order.direction);
      return value || compareValues(one.published, other.published, 'desc') || one.id - other.id;
    })
    .slice(offset, offset + limit)
    .map(({ id }) => id);
}
