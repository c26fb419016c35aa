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
