import { firstPlace } from './first-place.ts';

/**
 * Puts rows at their places in an order.
 * @param rows all rows in order; those among `put` may have moved. @param put rows to place anew.
 * @param compare order of two rows with their new values. @param skipped not 0 for rows to leave out at first: those of
 * `put`, and absent ones.
 */
export function mergedOrder(
  rows: Uint32Array,
  put: readonly number[],
  compare: (one: number, other: number) => number,
  skipped: Uint8Array,
): Uint32Array {
  const placed = [...put].sort(compare);
  const kept = new Uint32Array(rows.length + placed.length);
  let size = 0;
  for (const row of rows) {
    kept[size] = row;
    size += Number(skipped[row] === 0);
  }
  // From the end, so that each row moves once and within the same array.
  let from = size;
  let to = size + placed.length;
  const merged = kept.subarray(0, to);
  for (const row of placed.reverse()) {
    const start = firstPlace(from, (place) => compare(merged[place] ?? 0, row) > 0);
    merged.copyWithin(to - (from - start), start, from);
    to -= from - start + 1;
    from = start;
    merged[to] = row;
  }
  return merged;
}
