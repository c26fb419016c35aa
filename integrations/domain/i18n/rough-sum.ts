/** How rough a sum is told: the share of it that its last step may be. */
export const ROUGH = {
  /** What is estimated: 1 234 500 is told as 1 250 000. */
  estimate: 0.05,
  /** What was converted at the day's rate: 3 247 is told as 3 250. */
  converted: 0.02,
} as const;

/**
 * A sum as people say it: in steps of 1 or 5 at some place, the largest that is no more than a share of it, and never
 * finer than the step in which its currency is shown (decision 32).
 */
export function roughSum(amount: number, step: number, share: number = ROUGH.estimate): number {
  if (amount <= 0) return 0;
  const place = 10 ** Math.floor(Math.log10(amount * share));
  const unit = Math.max(step, amount * share >= 5 * place ? 5 * place : place);
  return Math.round(Math.round(amount / unit) * unit);
}
