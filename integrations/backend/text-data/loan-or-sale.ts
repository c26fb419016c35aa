import {
  exampleLoan,
  exampleMarketValue,
  type Tariff,
  calculateLoan,
} from '@tourbillon/domain/business/loan-cost.ts';
import { DEAL, LOAN_TERMS } from '@tourbillon/domain/business/terms.ts';

/** Numbers of loan periods for which the cost is shown. */
const PERIODS = [1, 2, 3, 4, 6, 9, 12];

/** A loan and a sale of the same watch, compared. Sums are whole units of the tariff's currency. */
export interface LoanOrSale {
  worth: number;
  /** The price that the shop pays for it. */
  buyout: number;
  loan: number;
  /** Cost of selling the watch and buying a similar one. */
  buyBack: number;
  rows: { days: number; interest: number }[];
  /** The first day on which the interest is more than `buyBack`; null within the longest loan. */
  dearerFrom: number | null;
}

/**
 * What the largest loan for the example's thing costs by term, and what selling it and buying it again would.
 * @param buyoutPercent share of the market value paid in a buy-out. @returns undefined outside the tariff.
 */
export function loanOrSale(tariff: Tariff, buyoutPercent: number): LoanOrSale | undefined {
  const example = exampleLoan(tariff);
  if (!example) return undefined;
  const worth = exampleMarketValue(example);
  const buyout = Math.round((worth * buyoutPercent) / 100);
  const loan = Math.round((buyout * (100 - DEAL.loanLess.to)) / 100);
  const buyBack = worth - buyout;
  const interestAfter = (days: number) => calculateLoan(tariff, loan, days)?.interest;
  const rows = PERIODS.map((count) => count * tariff.days)
    .filter((days) => days <= LOAN_TERMS.days.most)
    .flatMap((days) => {
      const interest = interestAfter(days);
      return interest === undefined ? [] : [{ days, interest }];
    });
  if (rows.length === 0) return undefined;
  const days = Array.from({ length: LOAN_TERMS.days.most }, (_, day) => day + 1);
  const dearerFrom = days.find((day) => (interestAfter(day) ?? 0) > buyBack) ?? null;
  return { worth, buyout, loan, buyBack, rows, dearerFrom };
}
