import { highestOffer } from '@tourbillon/domain/business/highest-offer.ts';
import {
  loanLimits,
  type Tariff,
  type CalculatedLoan,
  calculateLoan,
} from '@tourbillon/domain/business/loan-cost.ts';
import type { Currency } from '@tourbillon/domain/i18n/currencies.ts';
import type { Rates } from '@tourbillon/domain/i18n/money.ts';
import { roughSum } from '@tourbillon/domain/i18n/rough-sum.ts';

/** A likely amount and its bounds, US dollars. */
export interface Bounds {
  lower: number;
  likely: number;
  upper: number;
}

/** The shop's offer for a watch of a given value. */
export interface Offer {
  buyout: Bounds;
  loan: Bounds;
  /** The likely loan compared with the limits of the tariff (decision 33). */
  loanSize: 'small' | 'usual' | 'large';
  /** Cost of the likely loan; undefined when the loan is outside the tariff or an exchange rate is missing. */
  cost: CalculatedLoan | undefined;
  /** The likely value in the tariff's currency; undefined without a cost. */
  worth: number | undefined;
}

/**
 * Computes buy-out and loan from a value and its bounds, each with the host's percentage (decisions 31 and 34), and
 * the cost of the loan by the tariff of the host's city (decision 99).
 */
export function offerOf(
  { lower, likely, upper }: Bounds,
  buyoutPercent: number,
  { tariff, rates }: { tariff: Tariff | undefined; rates: Rates },
): Offer {
  const [least, middle, most] = [lower, likely, upper].map((value) => highestOffer(value, buyoutPercent));
  if (!least || !middle || !most) throw new Error('A value has two bounds');
  const loan = {
    lower: least.loan.from,
    likely: (middle.loan.from + middle.loan.to) / 2,
    upper: most.loan.to,
  };
  const buyout = { lower: least.buyout, likely: middle.buyout, upper: most.buyout };
  const perDollar = tariff && (tariff.currency === 'USD' ? 1 : rates[tariff.currency as Currency]);
  const limits = tariff && loanLimits(tariff);
  if (!perDollar || !limits) return { buyout, loan, loanSize: 'usual', cost: undefined, worth: undefined };
  const amount = roughSum(loan.likely * perDollar, 1);
  const loanSize =
    loan.lower * perDollar < limits.from ? 'small' : loan.upper * perDollar > limits.to ? 'large' : 'usual';
  const cost = calculateLoan(tariff, amount, tariff.days);
  return { buyout, loan, loanSize, cost, worth: cost && roughSum(likely * perDollar, 1) };
}
