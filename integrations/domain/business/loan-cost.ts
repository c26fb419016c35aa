import { LOAN_TERMS } from './terms.ts';
import { totalCost } from './total-cost.ts';

/**
 * Loan rates in one currency. A row is for amounts from `from` to below `to`; per cent are for the whole period of
 * `days`.
 */
export interface Tariff {
  currency: string;
  days: number;
  rows: readonly { from: number; to: number; percent: number }[];
}

/** The rate of one loan. */
export interface LoanTerms {
  days: number;
  /** For the whole period. */
  percent: number;
}

/** The terms of a loan of an amount; undefined outside the tariff. The largest amount of the tariff is included. */
export function loanTerms({ days, rows }: Tariff, amount: number): LoanTerms | undefined {
  const last = rows.at(-1);
  const row = rows.find(({ from, to }) => amount >= from && amount < to);
  const found = row ?? (last && amount === last.to ? last : undefined);
  return found && { days, percent: found.percent };
}

/** The cost of a loan: per cent a day, total cost in per cent a year, and the sum to repay on the last day. */
export function loanCost(amount: number, { days, percent }: LoanTerms) {
  return {
    percent_day: Math.round((percent / days) * 10_000) / 10_000,
    percent_year: totalCost({ percent, days }),
    repay: Math.round(amount * (1 + percent / 100)),
  };
}

/** A loan calculated from a tariff: period, rate and cost. Sums are whole units of its currency. */
export interface CalculatedLoan extends LoanTerms {
  amount: number;
  /** Per cent a day. */
  percentDay: number;
  /** Total cost, per cent a year. */
  percentYear: number;
  interest: number;
  repay: number;
  /** The sum that redeems the thing on the last day of grace, at the same rate. */
  repayAfterGrace: number;
}

/**
 * Calculates a loan of an amount for a number of days, the first and the last included; undefined for an amount
 * without a row.
 */
export function calculateLoan(tariff: Tariff, amount: number, days: number): CalculatedLoan | undefined {
  const terms = loanTerms(tariff, amount);
  if (!terms) return undefined;
  const { percent_day: percentDay, percent_year: percentYear } = loanCost(amount, terms);
  const interestFor = (count: number) => Math.round((amount * terms.percent * count) / (100 * terms.days));
  const interest = interestFor(days);
  return {
    amount,
    days,
    percent: terms.percent,
    percentDay,
    percentYear,
    interest,
    repay: amount + interest,
    repayAfterGrace: amount + interestFor(days + LOAN_TERMS.graceDays),
  };
}

/**
 * The example loan of the texts: the amount where the second row begins (or the first), for the days of the tariff.
 */
export function exampleLoan(tariff: Tariff): CalculatedLoan | undefined {
  const row = tariff.rows[1] ?? tariff.rows[0];
  return row && calculateLoan(tariff, row.from, tariff.days);
}

/** The smallest and the largest loan of a tariff; undefined for a tariff without rows. */
export function loanLimits({ rows }: Tariff): { from: number; to: number } | undefined {
  const [first, last] = [rows[0], rows.at(-1)];
  return first && last && { from: first.from, to: last.to };
}

/** In the examples the thing is worth this many times the loan. */
const EXAMPLE_WORTH = 2;

/** Where the money of a sale goes after the days of grace. Sums are whole units of the loan's currency. */
export interface PledgeSale {
  /** The sale price of the pledged item. */
  price: number;
  /** The loan, and its interest with the days of grace. */
  amount: number;
  interest: number;
  /** Days of that interest. */
  days: number;
  /** What is left belongs to the client. */
  surplus: number;
}

/** The market value of the pledged item in an example loan. */
export function exampleMarketValue({ amount }: Pick<CalculatedLoan, 'amount'>): number {
  return EXAMPLE_WORTH * amount;
}

/**
 * Divides the price of a sale after the days of grace; undefined when nothing is left of it.
 * @param price what the thing is sold for, by default that of the examples.
 */
export function saleOfPledge(loan: CalculatedLoan, price = exampleMarketValue(loan)): PledgeSale | undefined {
  const { amount, repayAfterGrace } = loan;
  const surplus = Math.round(price) - repayAfterGrace;
  if (surplus <= 0) return undefined;
  const days = loan.days + LOAN_TERMS.graceDays;
  return { price: repayAfterGrace + surplus, amount, interest: repayAfterGrace - amount, days, surplus };
}
