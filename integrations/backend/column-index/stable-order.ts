import { resized } from './growable-column.ts';

/**
 * Sorts rows by a value; rows with equal values keep their order. It is a counting sort over the distinct values,
 * about ten times faster than a comparison function, and needs no object for a value. Unknown values (NaN) are last in
 * both directions. The result has room for more rows, see `resized`.
 * @param rows numbers of rows, which index `values`.
 */
export function stableOrder(
  rows: Uint32Array,
  values: ArrayLike<number>,
  direction: 'asc' | 'desc',
): Uint32Array {
  const sorted = distinct(Float64Array.from(rows, (row) => values[row] ?? NaN).sort());
  const last = sorted.length - 1;
  const ranks = Uint32Array.from(rows, (row) => {
    const value = values[row] ?? NaN;
    if (Number.isNaN(value)) return sorted.length;
    const rank = placeOf(sorted, value);
    return direction === 'asc' ? rank : last - rank;
  });
  const places = new Uint32Array(sorted.length + 2);
  for (const rank of ranks) places[rank + 1] = (places[rank + 1] ?? 0) + 1;
  for (let rank = 1; rank < places.length; rank += 1)
    places[rank] = (places[rank] ?? 0) + (places[rank - 1] ?? 0);
  const ordered = resized(new Uint32Array(0), rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const rank = ranks[at] ?? 0;
    const place = places[rank] ?? 0;
    ordered[place] = rows[at] ?? 0;
    places[rank] = place + 1;
  }
  return ordered;
}

/** The different numbers among sorted ones, in the same memory, without NaN. */
function distinct(sorted: Float64Array): Float64Array {
  let size = 0;
  for (const value of sorted) {
    if (Number.isNaN(value) || (size > 0 && sorted[size - 1] === value)) continue;
    sorted[size] = value;
    size += 1;
  }
  return sorted.subarray(0, size);
}

/** The place of a number that is among the sorted ones. */
function placeOf(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
