import type { FlagName, RangeName, SeveralName, SingleName } from '@tourbillon/domain/sections/filters.ts';
import { FLAG_VALUES, RANGE_VALUES, SEVERAL_VALUES, SINGLE_VALUES } from './column-values.ts';
import { growableColumn, resized, type GrowableColumn, type Numbers } from './growable-column.ts';
import { severalColumn, singleColumn, type SeveralColumn, type SingleColumn } from './option-column.ts';
import type { IndexRow } from './row.ts';

/** One list (a section's current stock or archive) as columns in memory; row numbers start at 0. */
export interface ListIndex {
  /** Number of rows, absent ones included. */
  size: number;
  /** Number of items. */
  count: number;
  /** Item ids by row. */
  ids: Uint32Array;
  /** `ABSENT` for rows whose item has left the list, otherwise 0. */
  absent: Uint8Array;
  brandPlaces: Uint32Array;
  published: Float64Array;
  options: Record<SingleName, SingleColumn> & Record<SeveralName, SeveralColumn>;
  flags: Record<FlagName, Uint8Array>;
  /** NaN means unknown. */
  ranges: Record<RangeName, Float64Array>;
  /** Rows in each order that was asked for, see `orderedRows`. */
  orders: Map<string, Uint32Array>;
}

/** Mark of a row without an item. No filter admits such a row, because matching starts with this column. */
export const ABSENT = 255;

/** Builds a list row by row, so that a million rows are never in memory at once. */
export interface ListIndexBuilder {
  add(row: IndexRow): void;
  done(): ListIndex;
}

/** Starts an empty list. @param expected number of rows. */
export function buildListIndex(expected?: number): ListIndexBuilder {
  const bytes = () => growableColumn((length) => new Uint8Array(length), expected);
  const words = () => growableColumn((length) => new Uint32Array(length), expected);
  const doubles = () => growableColumn((length) => new Float64Array(length), expected);
  const single = columns(SINGLE_VALUES, () => singleColumn(expected));
  const several = columns(SEVERAL_VALUES, () => severalColumn(expected));
  const flags = columns(FLAG_VALUES, () => numbers(bytes()));
  const ranges = columns(RANGE_VALUES, () => numbers(doubles()));
  const ids = words();
  const brandPlaces = words();
  const published = doubles();
  let size = 0;
  return {
    add(row) {
      ids.push(row.id);
      brandPlaces.push(row.brandPlace);
      published.push(row.published);
      for (const group of [single, several, flags, ranges]) group.add(row);
      size += 1;
    },
    done: () => ({
      size,
      count: size,
      ids: ids.done(),
      absent: resized(new Uint8Array(0), size),
      brandPlaces: brandPlaces.done(),
      published: published.done(),
      options: { ...single.done(), ...several.done() },
      flags: flags.done(),
      ranges: ranges.done(),
      orders: new Map<string, Uint32Array>(),
    }),
  };
}

/** Builds a list from an array of rows. */
export function createListIndex(rows: readonly IndexRow[]): ListIndex {
  const builder = buildListIndex(rows.length);
  for (const row of rows) builder.add(row);
  return builder.done();
}

interface Builder<Value, Column> {
  add(value: Value): void;
  done(): Column;
}

/** A builder for each of several columns, and the function that reads its value from a row. */
function columns<Name extends string, Value, Column>(
  reads: Record<Name, (row: IndexRow) => Value>,
  make: () => Builder<Value, Column>,
): Builder<IndexRow, Record<Name, Column>> {
  const built = (Object.keys(reads) as Name[]).map((name) => ({ name, read: reads[name], column: make() }));
  return {
    add(row) {
      for (const { read, column } of built) column.add(read(row));
    },
    done: () =>
      Object.fromEntries(built.map(({ name, column }) => [name, column.done()])) as Record<Name, Column>,
  };
}

function numbers<Column extends Numbers>({ push, done }: GrowableColumn<Column>): Builder<number, Column> {
  return { add: push, done };
}
