import { FLAG_VALUES, RANGE_VALUES, SEVERAL_VALUES, SINGLE_VALUES } from './column-values.ts';
import { resized, type Numbers } from './growable-column.ts';
import { ABSENT, type ListIndex } from './list-index.ts';
import {
  severalValue,
  singleValue,
  type OptionColumn,
  type SeveralColumn,
  type SingleColumn,
} from './option-column.ts';
import { changedOrders } from './order.ts';
import type { IndexRow } from './row.ts';

/** A change of a list. */
export interface ListChange {
  /** Items that are new, or have new values. */
  put: readonly IndexRow[];
  /** Rows whose items have left the list. */
  leave: readonly number[];
  /** The row of an item that is, or was, in the list. */
  rowOf: ReadonlyMap<number, number>;
}

/**
 * Changes a list in place. The result has the same columns in memory; the old object must not be used for new
 * requests. Items that leave keep their row, marked as absent, and get it back if they return.
 */
export function changedList(index: ListIndex, { put, leave, rowOf }: ListChange): ListIndex {
  let size = index.size;
  const rows = put.map(({ id }) => rowOf.get(id) ?? size++);
  const column = <Column extends Numbers>(values: Column, read: (row: IndexRow) => number): Column => {
    const longer = resized(values, size);
    put.forEach((row, place) => {
      longer[rows[place] ?? 0] = read(row);
    });
    return longer;
  };
  const arriving = rows.filter((row) => row >= index.size || index.absent[row] === ABSENT).length;
  const absent = column(index.absent, () => 0);
  for (const row of leave) absent[row] = ABSENT;
  const changed: ListIndex = {
    size,
    count: index.count + arriving - leave.length,
    ids: column(index.ids, ({ id }) => id),
    absent,
    brandPlaces: column(index.brandPlaces, ({ brandPlace }) => brandPlace),
    published: column(index.published, ({ published }) => published),
    options: {
      ...eachOf(SINGLE_VALUES, (name, read) => single(index.options[name], read, column)),
      ...eachOf(SEVERAL_VALUES, (name, read) => several(index.options[name], read, column)),
    },
    flags: eachOf(FLAG_VALUES, (name, read) => column(index.flags[name], read)),
    ranges: eachOf(RANGE_VALUES, (name, read) => column(index.ranges[name], read)),
    orders: new Map(),
  };
  changedOrders(changed, index.orders, rows);
  return changed;
}

type Change = <Column extends Numbers>(values: Column, read: (row: IndexRow) => number) => Column;

function single(column: SingleColumn, read: (row: IndexRow) => string | null, change: Change): SingleColumn {
  const numbers = numbersOf(column);
  const values = change(column.values, (row) => singleValue(read(row), numbers));
  return { several: false, values, options: ['', ...numbers.keys()] };
}

function several(
  column: SeveralColumn,
  read: (row: IndexRow) => readonly string[],
  change: Change,
): SeveralColumn {
  const numbers = numbersOf(column);
  const values = change(column.values, (row) => severalValue(read(row), numbers));
  return { several: true, values, options: ['', ...numbers.keys()] };
}

function numbersOf({ options }: OptionColumn): Map<string, number> {
  return new Map(options.slice(1).map((option, place) => [option, place + 1]));
}

/** A column for each value. */
function eachOf<Name extends string, Read, Column>(
  reads: Record<Name, Read>,
  make: (name: Name, read: Read) => Column,
): Record<Name, Column> {
  const names = Object.keys(reads) as Name[];
  return Object.fromEntries(names.map((name) => [name, make(name, reads[name])])) as Record<Name, Column>;
}
