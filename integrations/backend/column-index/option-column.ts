import { growableColumn } from './growable-column.ts';

/**
 * The values of one filter group for all items of a list. A value is an option's number from 1; 0 means none. Groups
 * in which an item may have several values (cities, specials) use a bit for each option instead.
 */
export type OptionColumn = SingleColumn | SeveralColumn;

interface Options {
  /** Options by number, from 1; `[0]` is unused. */
  options: readonly string[];
}

/** A column of option numbers. */
export interface SingleColumn extends Options {
  several: false;
  values: Uint16Array;
}

/** A column of bit masks. */
export interface SeveralColumn extends Options {
  several: true;
  values: Uint32Array;
}

/** Maximum number of options in a group with several values. */
const MOST_BITS = 31;

/** Builds a column row by row. */
export interface OptionColumnBuilder<Value, Column> {
  add(value: Value): void;
  done(): Column;
}

/** Column of a group in which an item has at most one value. @param expected number of rows. */
export function singleColumn(expected?: number): OptionColumnBuilder<string | null, SingleColumn> {
  const numbers = new Map<string, number>();
  const values = growableColumn((length) => new Uint16Array(length), expected);
  return {
    add: (value) => values.push(singleValue(value, numbers)),
    done: () => ({ options: ['', ...numbers.keys()], several: false, values: values.done() }),
  };
}

/** Column of a group in which an item may have several values. `add` throws when there are more than 31 options. */
export function severalColumn(expected?: number): OptionColumnBuilder<readonly string[], SeveralColumn> {
  const numbers = new Map<string, number>();
  const values = growableColumn((length) => new Uint32Array(length), expected);
  return {
    add: (list) => values.push(severalValue(list, numbers)),
    done: () => ({ options: ['', ...numbers.keys()], several: true, values: values.done() }),
  };
}

/** The number of a value. A new value gets the next one. */
export function singleValue(value: string | null, numbers: Map<string, number>): number {
  return value === null ? 0 : numberOf(value, numbers);
}

/** The bits of values. @throws when there are more than 31 options. */
export function severalValue(list: readonly string[], numbers: Map<string, number>): number {
  const bits = list.reduce((sum, value) => sum | (1 << (numberOf(value, numbers) - 1)), 0);
  if (numbers.size > MOST_BITS) {
    throw new Error(`a filter group holds ${MOST_BITS} options, not ${numbers.size}`);
  }
  return bits;
}

/** Which options are chosen: 1 by the number of an option. */
export function chosenNumbers(options: readonly string[], isChosen: (option: string) => boolean): Uint8Array {
  return Uint8Array.from(options, (option, number) => Number(number > 0 && isChosen(option)));
}

/** The bits of the chosen options. */
export function chosenBits(options: readonly string[], isChosen: (option: string) => boolean): number {
  return options.reduce(
    (mask, option, number) => (number > 0 && isChosen(option) ? mask | (1 << (number - 1)) : mask),
    0,
  );
}

function numberOf(value: string, numbers: Map<string, number>): number {
  const known = numbers.get(value);
  if (known !== undefined) return known;
  numbers.set(value, numbers.size + 1);
  return numbers.size;
}
