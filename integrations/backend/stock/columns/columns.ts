import { listOf } from '../values/words.ts';
import type { Column } from './column.ts';
import { FACT_COLUMNS, MORE_FACT_COLUMNS } from './facts.ts';
import { IDENTITY_COLUMNS } from './identity.ts';
import { HOLD_AND_SALE_COLUMNS, OFFER_COLUMNS } from './offer-columns.ts';
import { ART_TITLE_COLUMNS, TEXT_COLUMNS } from './texts.ts';

const PHOTOS: Column = {
  name: 'photos',
  read: (text) => ({ photos: listOf(String)(text) }),
  empty: { photos: null },
  write: ({ photoNames }) => photoNames.join('|'),
};

/** Every column, in the order of the template. */
export const COLUMNS: readonly Column[] = [
  ...IDENTITY_COLUMNS,
  ...OFFER_COLUMNS,
  ...FACT_COLUMNS,
  ...TEXT_COLUMNS,
  PHOTOS,
  ...MORE_FACT_COLUMNS,
  ...ART_TITLE_COLUMNS,
  ...HOLD_AND_SALE_COLUMNS,
];

const byName = new Map(COLUMNS.map((column) => [column.name, column]));

/** Finds a column by its name in any case. */
export function columnOf(name: string): Column | undefined {
  return byName.get(name.trim().toLowerCase());
}

/** Columns whose cells become fields of another name. */
const NAMED_OTHERWISE: Readonly<Record<string, string>> = {
  priceUsd: 'price',
  discountUsd: 'discount_price',
  heldUntil: 'held_until',
  soldAt: 'sold_on',
  catalogType: 'section',
  stock: 'dealer_corner',
};

/** The column name of an item's field; the field name if it has no column. */
export function columnOfField(field: string): string {
  return NAMED_OTHERWISE[field] ?? COLUMNS.find(({ empty }) => field in empty)?.name ?? field;
}
