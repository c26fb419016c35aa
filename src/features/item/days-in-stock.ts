import type { Item } from './item-head.ts';

const DAY = 86_400_000;

/**
 * For how many days an item in current stock is on sale; undefined for other stock. Days are those of the calendar in
 * UTC, as in the filter of lists and in the date beside them (decision 323).
 * @param now milliseconds since 1970.
 */
export function daysInStock(
  { stock, published_at }: Pick<Item, 'stock' | 'published_at'>,
  now: number,
): number | undefined {
  const days = Math.floor(now / DAY) - Math.floor(Date.parse(published_at) / DAY);
  return stock === 'current' && days >= 0 ? days : undefined;
}
