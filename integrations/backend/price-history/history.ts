import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { MOST_DOTS, type priceHistory } from '@tourbillon/domain/contract/price-history.ts';
import { LEAST_SALES, periodsOf, type Sale } from './periods.ts';
import { coarse, type Spread, spreadOf } from './price-spread.ts';

export type History = NonNullable<ResponseOf<typeof priceHistory>['history']>;

/**
 * The price history from past sales, and the position of a price among those of the last twelve months.
 * @param own price on the item's page, US dollars; null if it shows none.
 * @returns null if there are too few sales.
 */
export function historyOf(sales: readonly Sale[], own: number | null, now: Date): History | null {
  if (sales.length < LEAST_SALES) return null;
  const since = yearBefore(now);
  const lately = sales.filter(({ at }) => at >= since);
  const recent = lately.length < LEAST_SALES ? null : spreadOf(lately.map(({ usd }) => usd));
  return {
    ...spreadOf(sales.map(({ usd }) => usd)),
    periods: periodsOf(sales),
    dots: dotsOf(sales, since),
    recent,
    position: own === null || !recent ? null : positionOf(own, recent),
  };
}

/** The newest sales without their dates, the lowest price first: the order does not tell which came later. */
function dotsOf(sales: readonly Sale[], since: Date): History['dots'] {
  return sales
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MOST_DOTS)
    .map(({ usd, at }) => ({ usd: coarse(usd), recent: at >= since }))
    .toSorted((a, b) => a.usd - b.usd || Number(b.recent) - Number(a.recent));
}

function yearBefore(moment: Date): Date {
  const before = new Date(moment);
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  return before;
}

/** Position below, inside or above the middle half, and the price in per cent of the median. */
export function positionOf(own: number, { lower, median, upper }: Spread): History['position'] {
  return {
    place: own < lower ? 'below' : own > upper ? 'above' : 'within',
    percent_of_median: Math.round((100 * own) / median),
  };
}
