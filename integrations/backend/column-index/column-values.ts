import {
  type FilterGroup,
  type FlagName,
  filtersOfKind,
  type OptionName,
  type RangeName,
  type SeveralName,
  type SingleName,
} from '@tourbillon/domain/sections/filters.ts';
import { FILTERABLE_AVAILABILITIES } from '@tourbillon/domain/sections/item-statuses.ts';
import type { IndexRow } from './row.ts';

/**
 * Option of the collections group. It contains the brand, because several brands may have a collection with the same
 * slug.
 */
export function collectionOption(brand: string, collection: string): string {
  return `${brand}/${collection}`;
}

const FILTERABLE: ReadonlySet<string> = new Set(FILTERABLE_AVAILABILITIES);

/** Options whose value is not simply a field of the row. */
const VALUES: Partial<Record<OptionName, (row: IndexRow) => string | null>> = {
  collections: (row) => (row.collection === null ? null : collectionOption(row.brand, row.collection)),
  statuses_income: (row) => (FILTERABLE.has(row.availability) ? row.availability : null),
};

const options = filtersOfKind('options');
const isSeveral = (filter: Extract<FilterGroup, { kind: 'options' }>) => filter.several === true;

/** The value of each column for a row, from the table of filters. */
export const SINGLE_VALUES = readersOf(
  options.filter((filter) => !isSeveral(filter)),
  (row, { name, reads }) => {
    const own = VALUES[name as OptionName];
    return own ? own(row) : (row[reads as keyof IndexRow] as string | null);
  },
) as Record<SingleName, (row: IndexRow) => string | null>;

export const SEVERAL_VALUES = readersOf(
  options.filter(isSeveral),
  (row, { reads }) => row[reads as keyof IndexRow] as readonly string[],
) as Record<SeveralName, (row: IndexRow) => readonly string[]>;

export const FLAG_VALUES: Record<FlagName, (row: IndexRow) => number> = readersOf(
  filtersOfKind('flag'),
  (row, { reads }) => Number(row[reads as keyof IndexRow]),
);

/** NaN means unknown. */
export const RANGE_VALUES: Record<RangeName, (row: IndexRow) => number> = readersOf(
  filtersOfKind('range'),
  (row, { reads }) => (row[reads as keyof IndexRow] as number | null) ?? NaN,
);

function readersOf<Filter extends FilterGroup, Value>(
  filters: readonly Filter[],
  read: (row: IndexRow, filter: Filter) => Value,
): Record<Filter['name'], (row: IndexRow) => Value> {
  const entries = filters.map((filter) => [filter.name, (row: IndexRow) => read(row, filter)]);
  return Object.fromEntries(entries) as Record<Filter['name'], (row: IndexRow) => Value>;
}
