import type { SingleName } from '@tourbillon/domain/sections/filters.ts';
import type { ListIndex } from './list-index.ts';
import type { SingleColumn } from './option-column.ts';

/** Rows by option: those of option `n` are `rows[starts[n]]` to `rows[starts[n + 1] - 1]`. */
interface RowsByOption {
  starts: Uint32Array;
  rows: Uint32Array;
}

/** Made when they are first needed; a changed list is another object. */
const made = new WeakMap<ListIndex, Partial<Record<SingleName, RowsByOption>>>();

/**
 * The rows of a list with an option, in their order; rows whose items have left the list are among them.
 * @param option its number in the column; none for a number that no option has.
 */
export function rowsOf(index: ListIndex, name: SingleName, option: number): Uint32Array {
  const ofList = made.get(index) ?? {};
  made.set(index, ofList);
  const { starts, rows } = (ofList[name] ??= sortedByOption(index.options[name], index.size));
  return option < 0 ? rows.subarray(0, 0) : rows.subarray(starts[option], starts[option + 1]);
}

/** Sorts rows by their options by counting. */
function sortedByOption({ options, values }: SingleColumn, size: number): RowsByOption {
  const starts = new Uint32Array(options.length + 1);
  for (let row = 0; row < size; row++) {
    const after = (values[row] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let option = 1; option < starts.length; option++) {
    starts[option] = (starts[option] ?? 0) + (starts[option - 1] ?? 0);
  }
  const next = starts.slice();
  const rows = new Uint32Array(size);
  for (let row = 0; row < size; row++) {
    const option = values[row] ?? 0;
    const place = next[option] ?? 0;
    rows[place] = row;
    next[option] = place + 1;
  }
  return { starts, rows };
}
