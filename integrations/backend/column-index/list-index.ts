import {
  type FilterGroup,
  type FlagName,
  filtersOfKind,
  type OptionName,
  type RangeName,
} from '@tourbillon/domain/sections/filters.ts';
import { FILTERABLE_AVAILABILITIES } from '@tourbillon/domain/sections/item-statuses.ts';
import { growing } from './growing.ts';
import { severalColumn, singleColumn, type OptionColumn } from './option-column.ts';
import type { IndexRow } from './row.ts';

/** One list (a section's current stock or archive) as columns in memory; row numbers start at 0. */
export interface ListIndex {
  size: number;
  /** Item ids by row. */
  ids: Uint32Array;
  brandPlaces: Uint32Array;
  published: Float64Array;
  options: Record<OptionName, OptionColumn>;
  flags: Record<FlagName, Uint8Array>;
  /** NaN means unknown. */
  ranges: Record<RangeName, Float64Array>;
}

/**
 * Option of the collections group. It contains the brand, because several brands may have a collection with the same
 * slug.
 */
export function collectionOption(brand: string, collection: string): string {
  return `${brand}/${collection}`;
}

/** Builds a list row by row, so that a million rows are never in memory at once. */
export interface ListIndexBuilder {
  add(row: IndexRow): void;
  done(): ListIndex;
}

const FILTERABLE: ReadonlySet<string> = new Set(FILTERABLE_AVAILABILITIES);

/** Options whose value is not simply a field of the row. */
const VALUES: Partial<Record<OptionName, (row: IndexRow) => string | null>> = {
  collections: (row) => (row.collection === null ? null : collectionOption(row.brand, row.collection)),
  statuses_income: (row) => (FILTERABLE.has(row.availability) ? row.availability : null),
};

const isSeveral = (filter: Extract<FilterGroup, { kind: 'options' }>) => filter.several === true;
const options = filtersOfKind('options');

/** The value of each column for a row, from the table of filters. */
const SINGLE = reading(
  options.filter((filter) => !isSeveral(filter)),
  (row, { name, reads }) => {
    const own = VALUES[name as OptionName];
    return own ? own(row) : (row[reads as keyof IndexRow] as string | null);
  },
);
const SEVERAL = reading(
  options.filter(isSeveral),
  (row, { reads }) => row[reads as keyof IndexRow] as readonly string[],
);
const FLAGS = reading(filtersOfKind('flag'), (row, { reads }) => Number(row[reads as keyof IndexRow]));
const RANGES = reading(
  filtersOfKind('range'),
  (row, { reads }) => (row[reads as keyof IndexRow] as number | null) ?? NaN,
);

function reading<Filter extends FilterGroup, Value>(
  filters: readonly Filter[],
  read: (row: IndexRow, filter: Filter) => Value,
): Record<Filter['name'], (row: IndexRow) => Value> {
  const entries = filters.map((filter) => [filter.name, (row: IndexRow) => read(row, filter)]);
  return Object.fromEntries(entries) as Record<Filter['name'], (row: IndexRow) => Value>;
}

/** Starts an empty list. */
export function buildListIndex(): ListIndexBuilder {
  const single = columns(SINGLE, singleColumn);
  const several = columns(SEVERAL, severalColumn);
  const flags = columns(FLAGS, () => numbers((length) => new Uint8Array(length)));
  const ranges = columns(RANGES, () => numbers((length) => new Float64Array(length)));
  const ids = growing((length) => new Uint32Array(length));
  const brandPlaces = growing((length) => new Uint32Array(length));
  const published = growing((length) => new Float64Array(length));
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
      ids: ids.done(),
      brandPlaces: brandPlaces.done(),
      published: published.done(),
      options: { ...single.done(), ...several.done() },
      flags: flags.done(),
      ranges: ranges.done(),
    }),
  };
}

/** Builds a list from an array of rows. */
export function createListIndex(rows: readonly IndexRow[]): ListIndex {
  const builder = buildListIndex();
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

function numbers<Column extends Uint8Array | Float64Array>(
  make: (length: number) => Column,
): Builder<number, Column> {
  const column = growing(make);
  return { add: column.push, done: column.done };
}
