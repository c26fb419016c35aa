import {
  exampleLoan,
  type Tariff,
  type CalculatedLoan,
  calculateLoan,
} from '@tourbillon/domain/business/loan-cost.ts';
import { convertedUnits, hostUnits } from '@tourbillon/domain/i18n/loan-money.ts';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Rates } from '@tourbillon/domain/i18n/money.ts';
import { formatNumber } from '@tourbillon/domain/i18n/numbers.ts';
import type { LoanRefusals, readLoanQuery, TypedLoan } from './loan-query.ts';

/** The result of the calculator: the field values, the sum with its digits grouped, and the loan or the errors. */
export interface LoanAnswer {
  typed: TypedLoan;
  refusals: LoanRefusals;
  /** Whether the tariff has no row for the sum, which is no mistake of the visitor (decision 33). */
  isOutside: boolean;
  loan: CalculatedLoan | undefined;
  /** Code of the currency of the typed sum. */
  currency: string;
}

/**
 * Computes the loan for a request, in the currency of the host; the tariff applies to the sum in the contract's
 * currency. Without a request it returns the worked example.
 */
export function answerLoan(
  read: ReturnType<typeof readLoanQuery>,
  tariff: Tariff,
  { locale, rates }: { locale: Locale; rates: Rates },
): LoanAnswer {
  const units = hostUnits(locale, rates, tariff.currency);
  const currency = units === undefined ? tariff.currency : LOCALE_FACTS[locale].currency;
  if (!read) {
    const example = exampleLoan(tariff);
    const shown = example && convertedUnits(example.amount, locale, { rates, currency: tariff.currency });
    // Compute the loan from the rounded amount that the field shows.
    const loan =
      example && shown && units
        ? (calculateLoan(tariff, Math.round(shown / units), example.days) ?? example)
        : example;
    const sum = shown ?? example?.amount;
    const typed = {
      amount: sum === undefined ? '' : formatNumber(locale, sum),
      days: String(example?.days ?? ''),
    };
    return { typed, refusals: {}, isOutside: false, loan, currency };
  }
  const { asked, refusals } = read;
  if (!asked) {
    return { typed: read.typed, refusals, isOutside: false, loan: undefined, currency };
  }
  const typed = { ...read.typed, amount: formatNumber(locale, asked.amount) };
  const loan = calculateLoan(tariff, Math.round(asked.amount / (units ?? 1)), asked.days);
  return { typed, refusals: {}, isOutside: !loan, loan, currency };
}
