/** The stock of an item: current, archive, or the dealer corner (decisions 9 and 21). */
export const STOCKS = ['current', 'archive', 'dealer'] as const;
export type Stock = (typeof STOCKS)[number];

/** All values in the database: a draft is in no list and has no page until the desk publishes it (decision 239). */
export const STORED_STOCKS = [...STOCKS, 'draft'] as const;
export type StoredStock = (typeof STORED_STOCKS)[number];

/** Condition of an item, `statuses_used` (§3; decision 37), from best to worst. */
export const CONDITIONS = ['new', 'perfect', 'natural_wear', 'defects', 'needs_repair'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Availability of an item (§3). `statuses_income` filters by the first three (decision 37). */
export const AVAILABILITIES = [
  'in_stock',
  'reserved',
  'to_order',
  'in_reserve',
  'sold',
  'in_archive',
] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** The availabilities in the filter. */
export const FILTERABLE_AVAILABILITIES = ['in_stock', 'reserved', 'to_order'] as const;

/** Tags of an item (§3). */
export const TAGS = ['new', 'discounted', 'pre_owned', 'archive'] as const;
export type Tag = (typeof TAGS)[number];

/**
 * Whether an item with this availability can be bought now; otherwise visitors can ask for a notification
 * (decision 38).
 */
export function isPurchasable(availability: Availability): boolean {
  return availability === 'in_stock' || availability === 'to_order';
}
