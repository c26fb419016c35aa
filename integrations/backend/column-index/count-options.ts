import type { OptionName } from '@tourbillon/domain/sections/filters.ts';
import type { ListIndex } from './list-index.ts';
import type { OptionColumn } from './option-column.ts';
import type { Selection } from './selection.ts';
import { cachedCount } from './cached-counts.ts';

/** The number of selected rows with each option. */
export function countOptions(
  index: ListIndex,
  name: OptionName,
  { rows, isRest }: Selection,
): Map<string, number> {
  const column = index.options[name];
  const counts = tally(column, rows);
  if (!isRest) return byOption(column, counts);
  const whole = wholeTally(index, name);
  return byOption(
    column,
    counts.map((count, number) => (whole[number] ?? 0) - count),
  );
}

/** The number of items with each option in a whole list. */
export function countAllOptions(index: ListIndex, name: OptionName): Map<string, number> {
  return byOption(index.options[name], wholeTally(index, name));
}

function wholeTally(index: ListIndex, name: OptionName): Uint32Array {
  return cachedCount(index, name, (rows) => tally(index.options[name], rows));
}

/** The number of rows of each option, by its number. */
function tally(column: OptionColumn, rows: Uint32Array): Uint32Array {
  const counts = new Uint32Array(column.options.length);
  if (column.several) tallyBits(column.values, rows, counts);
  else tallyNumbers(column.values, rows, counts);
  return counts;
}

function tallyNumbers(values: Uint16Array, rows: Uint32Array, counts: Uint32Array): void {
  for (const row of rows) {
    const number = values[row] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
  }
}

/** Counts each bit that is set: the loop clears the lowest one. Bit 0 belongs to option number 1. */
function tallyBits(values: Uint32Array, rows: Uint32Array, counts: Uint32Array): void {
  for (const row of rows) {
    for (let bits = values[row] ?? 0; bits !== 0; bits &= bits - 1) {
      const number = 32 - Math.clz32(bits & -bits);
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }
}

/** The counts by the name of the option. Number 0 stands for rows without an option, and is left out. */
function byOption({ options }: OptionColumn, counts: Uint32Array): Map<string, number> {
  return new Map(options.map((option, number) => [option, counts[number] ?? 0] as const).slice(1));
}
