import { countOptions } from '../column-index/option-column.ts';
import type { ListIndex } from '../column-index/list-index.ts';

/**
 * The greatest number of popular brands of a list; in a short list it is half of the brands (§4,
 * `brand_group_selector`).
 */
const POPULAR = 15;

const known = new WeakMap<ListIndex, ReadonlySet<string>>();

/** Slugs of the brands with the most items in a list. */
export function popularBrands(index: ListIndex): ReadonlySet<string> {
  const before = known.get(index);
  if (before) return before;
  const counts = [...brandCounts(index)];
  const popular = new Set(
    counts
      .sort(([, a], [, b]) => b - a)
      .slice(0, Math.min(POPULAR, Math.ceil(counts.length / 2)))
      .map(([slug]) => slug),
  );
  known.set(index, popular);
  return popular;
}

/** The number of items of each brand in a list. */
export function brandCounts(index: ListIndex): Map<string, number> {
  return countOptions(index.options.brands, { failed: new Uint8Array(index.size), mark: 0 });
}
