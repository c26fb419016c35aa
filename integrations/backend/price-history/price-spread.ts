/** Median and middle half of some prices, US dollars. */
export interface Spread {
  sales: number;
  median: number;
  /** Quartiles: bounds of the middle half. */
  lower: number;
  upper: number;
}

/**
 * Median and quartiles of prices, rounded by `coarse`.
 * @param prices at least one.
 */
export function spreadOf(prices: readonly number[]): Spread {
  const sorted = prices.toSorted((a, b) => a - b);
  const at = (part: number) => coarse(quantile(sorted, part));
  return { sales: sorted.length, median: at(0.5), lower: at(0.25), upper: at(0.75) };
}

/**
 * A quantile of some values, with linear interpolation (type 7 of Hyndman and Fan, as spreadsheets compute it).
 * @param sorted ascending, at least one.
 * @param part from 0 to 1.
 */
export function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const before = sorted[Math.floor(place)] ?? Number.NaN;
  const after = sorted[Math.ceil(place)] ?? before;
  return before + (after - before) * (place - Math.floor(place));
}

/**
 * Rounds an amount to half a unit of its second digit, 12 345 to 12 500. This is precise enough to compare prices,
 * and the median of three sales then does not reveal one of them (decision 9).
 */
export function coarse(usd: number): number {
  return Math.round(usd / stepOf(usd)) * stepOf(usd);
}

/** The same, but rounded down. */
export function coarseDown(usd: number): number {
  return Math.floor(usd / stepOf(usd)) * stepOf(usd);
}

function stepOf(usd: number): number {
  return usd < 10 ? 1 : Math.max(1, 10 ** Math.floor(Math.log10(usd)) / 20);
}
