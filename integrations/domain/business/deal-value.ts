import { DEAL } from './terms.ts';

/** The most a thing brings, in US dollars. */
export interface Deal {
  buyout: number;
  /** The loan is between these, as it is less than the buy-out by a given number of per cent (decision 34). */
  loan: { from: number; to: number };
}

/**
 * What a value brings at the shop’s upper bound (decisions 31 and 34).
 * @param valueUsd market value. @param buyoutPercent the host's share of it.
 */
export function dealOf(valueUsd: number, buyoutPercent: number): Deal {
  const buyout = (valueUsd * buyoutPercent) / 100;
  const less = (percent: number) => (buyout * (100 - percent)) / 100;
  return { buyout, loan: { from: less(DEAL.loanLess.to), to: less(DEAL.loanLess.from) } };
}
