import { firstPlace } from './first-place.ts';

/** The first index of a sorted list whose text is not less than the given one. */
export function lowerBound(sorted: readonly string[], text: string): number {
  return firstPlace(sorted.length, (place) => (sorted[place] ?? '') >= text);
}
