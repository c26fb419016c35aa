/** Days of a year in the total cost. */
const YEAR = 365;

/** A rate for a period of days. */
export interface Rate {
  percent: number;
  days: number;
}

/**
 * The total cost of a loan, per cent a year. The only payment is interest, repaid at the end of the period, so it is
 * the rate of the period times the periods in a year, to three decimals (Russian law 353-FZ, article 6).
 */
export function totalCost({ percent, days }: Rate): number {
  return Math.round(((percent * YEAR) / days) * 1000) / 1000;
}

/** The least and the largest total cost of a table of rates. */
export function totalCostRange(
  rows: readonly { percent: number }[],
  days: number,
): { from: number; to: number } {
  const costs = rows.map(({ percent }) => totalCost({ percent, days }));
  return { from: Math.min(...costs), to: Math.max(...costs) };
}
