import { dealOf } from '@tourbillon/domain/business/deal-value.ts';
import { DEAL } from '@tourbillon/domain/business/terms.ts';

/** Bounds of an amount, US dollars. */
export interface Bounds {
  lower: number;
  upper: number;
}

/** What the shop gives for a watch of a value, and how the loan stands to the usual ones (decision 33). */
export interface Offer {
  buyout: Bounds;
  loan: Bounds;
  loanSize: 'small' | 'usual' | 'large';
}

/**
 * Buy-out and loan out of the bounds of a value, each at the host's share of it (decisions 31 and 34).
 * @param roubles units of the rouble for a dollar; while that is not known loans are taken for usual ones.
 */
export function offerOf({ lower, upper }: Bounds, buyoutPercent: number, roubles: number | undefined): Offer {
  const [least, most] = [dealOf(lower, buyoutPercent), dealOf(upper, buyoutPercent)];
  const loan = { lower: least.loan.from, upper: most.loan.to };
  return {
    buyout: { lower: least.buyout, upper: most.buyout },
    loan,
    loanSize: roubles === undefined ? 'usual' : sizeOf(loan, roubles),
  };
}

function sizeOf({ lower, upper }: Bounds, roubles: number): Offer['loanSize'] {
  if (lower * roubles < DEAL.loan.from) return 'small';
  return upper * roubles > DEAL.loan.to ? 'large' : 'usual';
}
