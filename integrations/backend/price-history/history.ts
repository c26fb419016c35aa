import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { priceHistory } from '@tourbillon/domain/contract/price-history.ts';
import { LEAST_SALES, periodsOf, type Sale } from './periods.ts';
import { type Spread, spreadOf } from './price-spread.ts';

export type History = NonNullable<ResponseOf<typeof priceHistory>['history']>;

/**
 * The price history from past sales, and the position of a price in it.
 * @param own price on the item's page, US dollars; null if it shows none.
 * @returns null if there are too few sales.
 */
export function historyOf(sales: readonly Sale[], own: number | null): History | null {
  if (sales.length < LEAST_SALES) return null;
  const all = spreadOf(sales.map(({ usd }) => usd));
  return {
    ...all,
    periods: periodsOf(sales),
    position: own === null ? null : positionOf(own, all),
  };
}

/** Position below, inside or above the middle half, and the price in per cent of the median. */
export function positionOf(own: number, { lower, median, upper }: Spread): History['position'] {
  return {
    place: own < lower ? 'below' : own > upper ? 'above' : 'within',
    percent_of_median: Math.round((100 * own) / median),
  };
}
