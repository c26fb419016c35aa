/**
 * An amount as rough as an estimate is: to half a unit of its second digit, 1 234 500 to 1 250 000, never finer than the
 * step in which the currency is shown (decision 32).
 */
export function roughSum(amount: number, step: number): number {
  if (amount <= 0) return 0;
  const unit = Math.max(step, 10 ** Math.floor(Math.log10(amount)) / 20);
  return Math.round(amount / unit) * unit;
}
