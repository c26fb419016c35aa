import type { FacetCounts } from '../column-index/count-facets.ts';

/** Counts of several lists as one: sums of options and flags, the widest bounds of ranges. */
export function mergedCounts(all: readonly FacetCounts[]): FacetCounts {
  const merged: FacetCounts = { options: new Map(), flags: new Map(), ranges: new Map() };
  for (const { options, flags, ranges } of all) {
    for (const [name, counts] of options) {
      const sums = merged.options.get(name) ?? new Map<string, number>();
      merged.options.set(name, sums);
      for (const [option, count] of counts) sums.set(option, (sums.get(option) ?? 0) + count);
    }
    for (const [name, count] of flags) merged.flags.set(name, (merged.flags.get(name) ?? 0) + count);
    for (const [name, bounds] of ranges) {
      const known = merged.ranges.get(name) ?? null;
      merged.ranges.set(
        name,
        known && bounds
          ? { from: Math.min(known.from, bounds.from), to: Math.max(known.to, bounds.to) }
          : (known ?? bounds),
      );
    }
  }
  return merged;
}
