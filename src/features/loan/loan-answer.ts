import {
  exampleLoan,
  type Tariff,
  type WorkedLoan,
  workLoan,
} from '@tourbillon/domain/business/loan-cost.ts';
import { convertedUnits, hostUnits } from '@tourbillon/domain/i18n/loan-money.ts';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Rates } from '@tourbillon/domain/i18n/money.ts';
import type { LoanRefusals, readLoanQuery, TypedLoan } from './loan-query.ts';

/** What the calculator shows: what stands in its fields, and the loan, or why there is none. */
export interface LoanAnswer {
  typed: TypedLoan;
  refusals: Partial<Record<keyof TypedLoan, 'required' | 'value' | 'outside'>>;
  loan: WorkedLoan | undefined;
  /** Code of the currency that sums are typed in. */
  currency: string;
}

/**
 * Answers what was asked, in the currency of the host: the contract's sum is worked out by the tariff. Where nothing was
 * asked it is the worked example.
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
    // What stands in the fields is what is worked out.
    const loan =
      example && shown && units
        ? (workLoan(tariff, Math.round(shown / units), example.days) ?? example)
        : example;
    const typed = { amount: String(shown ?? example?.amount ?? ''), days: String(example?.days ?? '') };
    return { typed, refusals: {}, loan, currency };
  }
  const { typed, asked, refusals } = read;
  if (!asked) return { typed, refusals: refusals satisfies LoanRefusals, loan: undefined, currency };
  const loan = workLoan(tariff, Math.round(asked.amount / (units ?? 1)), asked.days);
  return { typed, refusals: loan ? {} : { amount: 'outside' }, loan, currency };
}
