import { LOAN_TERMS } from './terms.ts';
import { totalCost } from './total-cost.ts';

/** Rates of loans in one currency: rows are of amounts from `from` on, below `to`; per cent are for the days. */
export interface Tariff {
  currency: string;
  days: number;
  rows: readonly { from: number; to: number; percent: number }[];
}

/** What a loan costs by its tariff. */
export interface LoanTerms {
  days: number;
  /** For the days. */
  percent: number;
}

/** The terms of a loan of an amount; undefined for one that the tariff does not have. Its upper end belongs to it. */
export function loanTerms({ days, rows }: Tariff, amount: number): LoanTerms | undefined {
  const last = rows.at(-1);
  const row = rows.find(({ from, to }) => amount >= from && amount < to);
  const found = row ?? (last && amount === last.to ? last : undefined);
  return found && { days, percent: found.percent };
}

/** What a loan costs in figures: per cent a day, the total cost in per cent a year, and what is paid back on its last day. */
export function loanCost(amount: number, { days, percent }: LoanTerms) {
  return {
    percent_day: Math.round((percent / days) * 10_000) / 10_000,
    percent_year: totalCost({ percent, days }),
    repay: Math.round(amount * (1 + percent / 100)),
  };
}

/** A loan worked out by a tariff: for how long, at what rate, what it costs; sums in whole units of its currency. */
export interface WorkedLoan extends LoanTerms {
  amount: number;
  /** Per cent a day. */
  percentDay: number;
  /** Total cost, per cent a year. */
  percentYear: number;
  interest: number;
  repay: number;
  /** What buys the thing back on the last day of grace, at the same rate. */
  repayAfterGrace: number;
}

/** A loan of an amount for some days, both the first and the last counted; undefined for an amount that has no row. */
export function workLoan(tariff: Tariff, amount: number, days: number): WorkedLoan | undefined {
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

/** The loan that texts work out: what the second row begins with, or the first, for the days of the tariff. */
export function exampleLoan(tariff: Tariff): WorkedLoan | undefined {
  const row = tariff.rows[1] ?? tariff.rows[0];
  return row && workLoan(tariff, row.from, tariff.days);
}

/** The least and the largest loan of a tariff; undefined of one without rows. */
export function loanLimits({ rows }: Tariff): { from: number; to: number } | undefined {
  const [first, last] = [rows[0], rows.at(-1)];
  return first && last && { from: first.from, to: last.to };
}
