/** What several prices have in common, US dollars. */
export interface Spread {
  sales: number;
  median: number;
  /** Bounds of the middle half. */
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
 * The value below which a part of the values lies, between two of them as far as it has to be (type 7 of Hyndman and
 * Fan, as spreadsheets compute it).
 * @param sorted ascending, at least one. @param part from 0 to 1.
 */
export function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const before = sorted[Math.floor(place)] ?? Number.NaN;
  const after = sorted[Math.ceil(place)] ?? before;
  return before + (after - before) * (place - Math.floor(place));
}

/**
 * An amount to half a unit of its second digit, 12 345 to 12 500: near enough to compare with, and the median of three
 * sales is then not the price of one of them (decision 9).
 */
export function coarse(usd: number): number {
  return Math.round(usd / stepOf(usd)) * stepOf(usd);
}

/** The same, never more than the amount. */
export function coarseDown(usd: number): number {
  return Math.floor(usd / stepOf(usd)) * stepOf(usd);
}

function stepOf(usd: number): number {
  return usd < 10 ? 1 : Math.max(1, 10 ** Math.floor(Math.log10(usd)) / 20);
}
