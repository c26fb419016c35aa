import { countAllOptions } from '../column-index/count-options.ts';
import type { ListIndex } from '../column-index/list-index.ts';
import { cachedCount } from '../column-index/cached-counts.ts';

/**
 * The greatest number of popular brands of a list; in a short list it is half of the brands (§4,
 * `brand_group_selector`).
 */
const POPULAR = 15;

/** Slugs of the brands with the most items in a list; of equal ones the first by the alphabet. */
export function popularBrands(index: ListIndex): ReadonlySet<string> {
  return cachedCount(index, 'popular brands', () => {
    const counts = [...brandCounts(index)];
    const popular = sortedByCount(counts).slice(0, Math.min(POPULAR, Math.ceil(counts.length / 2)));
    return new Set(popular.map(([slug]) => slug));
  });
}

/** The number of items of each brand that a list has. */
export function brandCounts(index: ListIndex): Map<string, number> {
  return new Map([...countAllOptions(index, 'brands')].filter(([, count]) => count > 0));
}

/** Sorts counts, the greatest first; equal ones by the alphabet. */
export function sortedByCount(counts: readonly (readonly [string, number])[]): (readonly [string, number])[] {
  return counts.toSorted(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1));
}
