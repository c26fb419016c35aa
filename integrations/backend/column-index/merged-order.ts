import { firstPlace } from './first-place.ts';
import { resized } from './growable-column.ts';

/**
 * Puts rows at their places in an order, within its memory: a copy for each order of a million rows takes longer than
 * everything else in a change.
 * @param rows all rows in order; those among `put` may have moved. @param put rows to place anew.
 * @param compare order of two rows with their new values. @param moving 1 for the rows of `put`, 0 for others.
 */
export function mergedOrder(
  rows: Uint32Array,
  put: readonly number[],
  compare: (one: number, other: number) => number,
  moving: Uint8Array,
): Uint32Array {
  const placed = [...put].sort(compare);
  const all = resized(rows, rows.length + placed.length);
  let size = 0;
  for (let place = 0; place < rows.length; place += 1) {
    const row = all[place] ?? 0;
    all[size] = row;
    size += Number(moving[row] === 0);
  }
  // From the end, so that each row moves once and within the same array.
  let from = size;
  let to = size + placed.length;
  const merged = all.subarray(0, to);
  for (const row of placed.reverse()) {
    const start = firstPlace(from, (place) => compare(merged[place] ?? 0, row) > 0);
    merged.copyWithin(to - (from - start), start, from);
    to -= from - start + 1;
    from = start;
    merged[to] = row;
  }
  return merged;
}
