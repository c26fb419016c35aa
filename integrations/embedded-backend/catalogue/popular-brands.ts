import { countOptions } from './index/option-column.ts';
import type { ListIndex } from './index/list-index.ts';

/** How many brands of a list count as popular (§4, `brand_group_selector`). */
const POPULAR = 15;

const known = new WeakMap<ListIndex, ReadonlySet<string>>();

/** Address words of the brands with the most items in a list. */
export function popularBrands(index: ListIndex): ReadonlySet<string> {
  const before = known.get(index);
  if (before) return before;
  const counts = [...countOptions(index.options.brands, () => true)];
  const popular = new Set(
    counts
      .sort(([, a], [, b]) => b - a)
      .slice(0, POPULAR)
      .map(([slug]) => slug),
  );
  known.set(index, popular);
  return popular;
}
