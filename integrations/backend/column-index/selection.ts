import type { ListIndex } from './list-index.ts';
import { createScratch } from './scratch.ts';

/**
 * A selection of rows: those whose failure mark is 0 or `mark`. It is a column and a number and not a function,
 * because a function call for every row and group would take most of the time.
 */
export interface Admitted {
  failed: Uint8Array;
  mark: number;
}

/** The admitted rows of a list, or the other rows if these are fewer: then counts are subtracted from the whole. */
export interface Selection {
  rows: Uint32Array;
  isRest: boolean;
}

/** Arrays of selections. Those of one count are in use at the same time. */
const scratch = createScratch((length) => new Uint32Array(length));

/**
 * Lists the admitted rows or the others. Absent rows are in neither.
 * @param number of the selection, among those in use: its rows are valid until the next one with this number.
 */
export function selectRows(index: ListIndex, admitted: Admitted, number: number): Selection {
  const rows = admittedRows(index, admitted, number);
  if (rows.length * 2 <= index.count) return { rows, isRest: false };
  const admits = admittedMarks(admitted);
  const { failed } = admitted;
  const { size, absent } = index;
  // The admitted rows are not needed any more.
  const rest = scratch.any(size, number);
  let others = 0;
  for (let row = 0; row < size; row++) {
    rest[others] = row;
    others += 1 - ((admits[failed[row] ?? 0] ?? 0) | ((absent[row] ?? 0) & 1));
  }
  return { rows: rest.subarray(0, others), isRest: true };
}

/** The admitted rows. @param number as of `selectRows`. */
function admittedRows({ size }: ListIndex, admitted: Admitted, number: number): Uint32Array {
  const admits = admittedMarks(admitted);
  const { failed } = admitted;
  const rows = scratch.any(size, number);
  // Arithmetic and not a condition: a condition that is true at random makes the processor wait.
  let count = 0;
  for (let row = 0; row < size; row++) {
    rows[count] = row;
    count += admits[failed[row] ?? 0] ?? 0;
  }
  return rows.subarray(0, count);
}

/** Every row with an item. */
export function presentRows(index: ListIndex): Uint32Array {
  const { size, absent } = index;
  const rows = new Uint32Array(size);
  let count = 0;
  for (let row = 0; row < size; row++) {
    rows[count] = row;
    count += 1 - ((absent[row] ?? 0) & 1);
  }
  return rows.subarray(0, count);
}

/** 1 for each failure mark that is admitted. */
export function admittedMarks({ mark }: Admitted): Uint8Array {
  const admits = new Uint8Array(256);
  admits[0] = 1;
  admits[mark] = 1;
  return admits;
}
