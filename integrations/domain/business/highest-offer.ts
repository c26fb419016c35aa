import { DEAL } from './terms.ts';

/** The most that the shop pays or lends for a thing, US dollars. */
export interface HighestOffer {
  buyout: number;
  /** Bounds of the loan: it is less than the buy-out by a number of per cent from a range (decision 34). */
  loan: { from: number; to: number };
}

/**
 * The buy-out and the loan for a market value, at the shop’s upper bound (decisions 31 and 34).
 * @param valueUsd market value. @param buyoutPercent the host's share of it.
 */
export function highestOffer(valueUsd: number, buyoutPercent: number): HighestOffer {
  const buyout = (valueUsd * buyoutPercent) / 100;
  const less = (percent: number) => (buyout * (100 - percent)) / 100;
  return { buyout, loan: { from: less(DEAL.loanLess.to), to: less(DEAL.loanLess.from) } };
}
