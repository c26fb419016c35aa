import { growing } from './growing.ts';

/**
 * The values of one filter group for all items of a list. A value is an option's number from 1; 0 means none. Groups
 * in which an item may have several values (cities, specials) use a bit for each option instead.
 */
export interface OptionColumn {
  /** Options by number, from 1; `[0]` is unused. */
  options: readonly string[];
  several: boolean;
  /** Option numbers, or bit masks when `several`. */
  values: Uint16Array | Uint32Array;
}

/** Maximum number of options in a group with several values. */
const MOST_BITS = 31;

/** Builds a column row by row. */
export interface OptionColumnBuilder<Value> {
  add(value: Value): void;
  done(): OptionColumn;
}

/** Column of a group in which an item has at most one value. */
export function singleColumn(): OptionColumnBuilder<string | null> {
  const numbers = new Map<string, number>();
  const values = growing((length) => new Uint16Array(length));
  return {
    add: (value) => values.push(value === null ? 0 : numberOf(value, numbers)),
    done: () => ({ options: ['', ...numbers.keys()], several: false, values: values.done() }),
  };
}

/** Column of a group in which an item may have several values. `add` throws when there are more than 31 options. */
export function severalColumn(): OptionColumnBuilder<readonly string[]> {
  const numbers = new Map<string, number>();
  const values = growing((length) => new Uint32Array(length));
  return {
    add(list) {
      values.push(list.reduce((bits, value) => bits | (1 << (numberOf(value, numbers) - 1)), 0));
      if (numbers.size > MOST_BITS) {
        throw new Error(`a filter group holds ${MOST_BITS} options, not ${numbers.size}`);
      }
    },
    done: () => ({ options: ['', ...numbers.keys()], several: true, values: values.done() }),
  };
}

/** Returns a test of a column's raw value: whether it contains one of the chosen options. */
export function passing(
  column: OptionColumn,
  isChosen: (option: string) => boolean,
): (value: number) => boolean {
  const chosen = column.options.map((option, number) => number > 0 && isChosen(option));
  if (!column.several) {
    const table = Uint8Array.from(chosen, Number);
    return (value) => table[value] === 1;
  }
  const bits = chosen.reduce((mask, is, number) => (is ? mask | (1 << (number - 1)) : mask), 0);
  return (value) => (value & bits) !== 0;
}

/**
 * A selection of rows: those whose failure mark is 0 or `mark`. It is a column and a number and not a function,
 * because a function call for every row and group would take most of the time.
 */
export interface Admitted {
  failed: Uint8Array;
  mark: number;
}

/** The number of admitted rows with each option. */
export function countOptions(column: OptionColumn, { failed, mark }: Admitted): Map<string, number> {
  const { values, options, several } = column;
  const totals = new Uint32Array(options.length);
  for (let row = 0; row < values.length; row++) {
    if (failed[row] !== 0 && failed[row] !== mark) continue;
    let value = values[row] ?? 0;
    if (!several) {
      totals[value] = (totals[value] ?? 0) + 1;
      continue;
    }
    for (; value !== 0; value &= value - 1) {
      const number = 32 - Math.clz32(value & -value);
      totals[number] = (totals[number] ?? 0) + 1;
    }
  }
  return new Map(options.map((option, number) => [option, totals[number] ?? 0] as const).slice(1));
}

function numberOf(value: string, numbers: Map<string, number>): number {
  const known = numbers.get(value);
  if (known !== undefined) return known;
  numbers.set(value, numbers.size + 1);
  return numbers.size;
}
