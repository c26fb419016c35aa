import type { FilterName } from '#src/sections/sections.ts';
import { FILTERABLE_AVAILABILITIES } from '#src/sections/statuses.ts';
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

/** Builds the columns of a list. */
export function createListIndex(rows: readonly IndexRow[]): ListIndex {
  const filterable: readonly string[] = FILTERABLE_AVAILABILITIES;
  const single = (read: (row: IndexRow) => string | null) => singleColumn(rows.map(read));
  const several = (read: (row: IndexRow) => readonly string[]) => severalColumn(rows.map(read));
  const flag = (read: (row: IndexRow) => boolean) => Uint8Array.from(rows, (row) => Number(read(row)));
  const range = (read: (row: IndexRow) => number | null) =>
    Float64Array.from(rows, (row) => read(row) ?? NaN);
  return {
    size: rows.length,
    ids: Uint32Array.from(rows, (row) => row.id),
    brandIds: Uint32Array.from(rows, (row) => row.brandId),
    published: Float64Array.from(rows, (row) => row.published),
    options: {
      statuses_used: single((row) => row.condition),
      cities: several((row) => row.cities),
      genders: single((row) => row.gender),
      brands: single((row) => row.brand),
      specials: several((row) => row.specials),
      collections: single((row) =>
        row.collection === null ? null : collectionOption(row.brand, row.collection),
      ),
      statuses_income: single((row) => (filterable.includes(row.availability) ? row.availability : null)),
      body_forms: single((row) => row.bodyForm),
      body_materials_for_filter: single((row) => row.bodyMaterial),
      types: single((row) => row.type),
      insertions: several((row) => row.insertions),
    },
    flags: {
      is_promo: flag((row) => row.isPromo),
      is_vip: flag((row) => row.isVip),
      price_with_discount: flag((row) => row.discounted),
    },
    ranges: {
      diametr: range((row) => row.diameterMm),
      price: range((row) => row.price),
    },
  };
}
