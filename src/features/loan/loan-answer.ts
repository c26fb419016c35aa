import {
  exampleLoan,
  type Tariff,
  type WorkedLoan,
  workLoan,
} from '@tourbillon/domain/business/loan-cost.ts';
import { hostUnits } from '@tourbillon/domain/i18n/loan-money.ts';
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
  const { currency: own, priceStep } = LOCALE_FACTS[locale];
  const currency = units === undefined ? tariff.currency : own;
  if (!read) {
    const loan = exampleLoan(tariff);
    const shown =
      loan && units !== undefined ? Math.round((loan.amount * units) / priceStep) * priceStep : loan?.amount;
    const typed = { amount: String(shown ?? ''), days: String(loan?.days ?? '') };
    return { typed, refusals: {}, loan, currency };
  }
  const { typed, asked, refusals } = read;
  if (!asked) return { typed, refusals: refusals satisfies LoanRefusals, loan: undefined, currency };
  const loan = workLoan(tariff, Math.round(asked.amount / (units ?? 1)), asked.days);
  return { typed, refusals: loan ? {} : { amount: 'outside' }, loan, currency };
}
