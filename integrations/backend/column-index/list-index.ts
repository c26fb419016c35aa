import type { FilterName } from '@tourbillon/domain/sections/sections.ts';
import { FILTERABLE_AVAILABILITIES } from '@tourbillon/domain/sections/item-statuses.ts';
import { growing } from './growing.ts';
import { severalColumn, singleColumn, type OptionColumn } from './option-column.ts';
import type { IndexRow } from './row.ts';

/** Groups of choices, yes-or-no filters and ranges, as lists know them (§3, filter definitions). */
export type OptionName = Exclude<FilterName, 'is_promo' | 'is_vip' | 'diametr' | 'price'>;
export type FlagName = 'is_promo' | 'is_vip' | 'price_with_discount';
export type RangeName = 'diametr' | 'price';

/** One list (a section's current stock or archive) as columns in memory; rows are numbered from 0. */
export interface ListIndex {
  size: number;
  /** Item ids by row. */
  ids: Uint32Array;
  brandIds: Uint32Array;
  published: Float64Array;
  options: Record<OptionName, OptionColumn>;
  flags: Record<FlagName, Uint8Array>;
  /** NaN where not known. */
  ranges: Record<RangeName, Float64Array>;
}

/** Option of the collections group: a collection's word alone may belong to several brands. */
export function collectionOption(brand: string, collection: string): string {
  return `${brand}/${collection}`;
}

/** A list that is built a row at a time, so that a million rows are never there at once. */
export interface ListIndexBuilder {
  add(row: IndexRow): void;
  done(): ListIndex;
}

const FILTERABLE: ReadonlySet<string> = new Set(FILTERABLE_AVAILABILITIES);

/** What each column of options holds of a row. */
const SINGLE = {
  statuses_used: (row) => row.condition,
  genders: (row) => row.gender,
  brands: (row) => row.brand,
  collections: (row) => (row.collection === null ? null : collectionOption(row.brand, row.collection)),
  statuses_income: (row) => (FILTERABLE.has(row.availability) ? row.availability : null),
  body_forms: (row) => row.bodyForm,
  body_materials_for_filter: (row) => row.bodyMaterial,
  types: (row) => row.type,
} as const satisfies Partial<Record<OptionName, (row: IndexRow) => string | null>>;

const SEVERAL = {
  cities: (row) => row.cities,
  specials: (row) => row.specials,
  insertions: (row) => row.insertions,
} as const satisfies Partial<Record<OptionName, (row: IndexRow) => readonly string[]>>;

const FLAGS = {
  is_promo: (row) => Number(row.isPromo),
  is_vip: (row) => Number(row.isVip),
  price_with_discount: (row) => Number(row.discounted),
} as const satisfies Record<FlagName, (row: IndexRow) => number>;

const RANGES = {
  diametr: (row) => row.diameterMm ?? NaN,
  price: (row) => row.price ?? NaN,
} as const satisfies Record<RangeName, (row: IndexRow) => number>;

/** Begins an empty list. */
export function buildListIndex(): ListIndexBuilder {
  const single = columns(SINGLE, singleColumn);
  const several = columns(SEVERAL, severalColumn);
  const flags = columns(FLAGS, () => numbers((length) => new Uint8Array(length)));
  const ranges = columns(RANGES, () => numbers((length) => new Float64Array(length)));
  const ids = growing((length) => new Uint32Array(length));
  const brandIds = growing((length) => new Uint32Array(length));
  const published = growing((length) => new Float64Array(length));
  let size = 0;
  return {
    add(row) {
      ids.push(row.id);
      brandIds.push(row.brandId);
      published.push(row.published);
      for (const group of [single, several, flags, ranges]) group.add(row);
      size += 1;
    },
    done: () => ({
      size,
      ids: ids.done(),
      brandIds: brandIds.done(),
      published: published.done(),
      options: { ...single.done(), ...several.done() },
      flags: flags.done(),
      ranges: ranges.done(),
    }),
  };
}

/** Builds a list of rows that are at hand. */
export function createListIndex(rows: readonly IndexRow[]): ListIndex {
  const builder = buildListIndex();
  for (const row of rows) builder.add(row);
  return builder.done();
}

interface Builder<Value, Column> {
  add(value: Value): void;
  done(): Column;
}

/** A builder for each of several columns, fed with what each reads of a row. */
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
