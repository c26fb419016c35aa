/**
 * The passes of matching: each marks the rows that fail a group. A row that fails for the first time gets the mark of
 * the group, a row that has failed before gets `OUT`. The loops have no conditions and call no functions: at a million
 * rows either takes several times as long.
 */

/** The mark of rows that fail more than one group, or the address, or are absent. */
export const EXCLUDED = 255;

/** Marks rows whose number is not chosen. @param chosen 1 by number, see `chosenNumbers`. */
export function narrowToNumbers(
  failed: Uint8Array,
  values: Uint16Array | Uint8Array,
  chosen: Uint8Array,
  mark: number,
): void {
  const next = nextMarks(mark);
  for (let row = 0; row < failed.length; row++) {
    const before = failed[row] ?? 0;
    failed[row] = before ^ ((before ^ (next[before] ?? 0)) & ((chosen[values[row] ?? 0] ?? 0) - 1));
  }
}

/** Marks rows that have none of the chosen bits. */
export function narrowToBits(failed: Uint8Array, values: Uint32Array, chosen: number, mark: number): void {
  const next = nextMarks(mark);
  for (let row = 0; row < failed.length; row++) {
    const before = failed[row] ?? 0;
    const misses = Number(((values[row] ?? 0) & chosen) === 0);
    failed[row] = before ^ ((before ^ (next[before] ?? 0)) & -misses);
  }
}

/** Marks rows outside of bounds, and those with an unknown value: NaN is in no range. */
export function narrowToRange(
  failed: Uint8Array,
  values: Float64Array,
  { from, to }: { from: number; to: number },
  mark: number,
): void {
  const next = nextMarks(mark);
  for (let row = 0; row < failed.length; row++) {
    const value = values[row] ?? NaN;
    const before = failed[row] ?? 0;
    const passes = Number(value >= from) & Number(value <= to);
    failed[row] = before ^ ((before ^ (next[before] ?? 0)) & (passes - 1));
  }
}

/** The mark after a failure, by the mark before it. */
function nextMarks(mark: number): Uint8Array {
  const next = new Uint8Array(256).fill(EXCLUDED);
  next[0] = mark;
  return next;
}
