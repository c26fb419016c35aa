/** The maximum rounding step, as a share of the sum. */
export const ROUNDING_SHARES = {
  /** For estimates: 1 234 500 becomes 1 250 000. */
  estimate: 0.05,
  /** For sums converted at the day's rate: 3 247 becomes 3 250. */
  converted: 0.02,
} as const;

/**
 * Rounds a sum to a round figure. The step is 1 or 5 times a power of ten: the largest one that is not above the
 * given share of the sum, and at least the rounding step of its currency (decision 32).
 */
export function roughSum(amount: number, step: number, share: number = ROUNDING_SHARES.estimate): number {
  if (amount <= 0) return 0;
  const place = 10 ** Math.floor(Math.log10(amount * share));
  const unit = Math.max(step, amount * share >= 5 * place ? 5 * place : place);
  return Math.round(Math.round(amount / unit) * unit);
}
