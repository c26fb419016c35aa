import { saleOfPledge, type Tariff, type CalculatedLoan } from '@tourbillon/domain/business/loan-cost.ts';
import { LOAN_TERMS } from '@tourbillon/domain/business/terms.ts';
import { totalCostRange } from '@tourbillon/domain/business/total-cost.ts';
import { contractSum, convertedSum, hostUnits, ratePercent } from '@tourbillon/domain/i18n/loan-money.ts';
import type { LoanRange } from '@tourbillon/domain/i18n/loan-range.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Rates } from '@tourbillon/domain/i18n/money.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import type { Share } from '../charts/share-segments.ts';

/** What is needed to format loan texts. */
export interface LoanTextContext {
  locale: Locale;
  t: Translate;
  rates: Rates;
}

/** The texts of a loan: its facts, the framed total cost, the consequences after the term, a sale as example, notes. */
export interface LoanWords {
  rows: { label: string; value: string; contract?: string }[];
  /** The total cost of this loan, and the range of the tariff: both are in the frame. */
  full: string;
  fullRange: string;
  after: string[];
  /** How the price of a sold pledge is divided. Undefined if nothing would be left for its owner. */
  sale: { title: string; shares: Share[] } | undefined;
  notes: string[];
}

/** A sum of a contract in the currency of the host; with "about" if it is converted. */
function loanSum(value: number, currency: string, { locale, t, rates }: LoanTextContext): string {
  const converted = convertedSum(value, locale, { rates, currency });
  return converted === undefined ? contractSum(value, currency, locale) : t('loan.about', { sum: converted });
}

/** A range of loans as text, with "about" if it is converted. */
export function loanRangeText({ from, to, converted }: LoanRange, t: Translate): string {
  return converted ? t('loan.aboutRange', { from, to }) : `${from} – ${to}`;
}

/**
 * The texts of a calculated loan (decision 99): cost per day, per year and in money, and the consequences after the
 * term. The total cost has the form required by law: per cent per year with three decimals, and in the contract's
 * currency.
 * @param worth what the thing is worth, in the contract's currency; by default that of the examples.
 */
export function loanWords(
  loan: CalculatedLoan,
  tariff: Tariff,
  context: LoanTextContext,
  worth?: number,
): LoanWords {
  const { locale, t, rates } = context;
  const { currency } = tariff;
  const own = (value: number) => contractSum(value, currency, locale);
  const isConverted = hostUnits(locale, rates, currency) !== undefined;
  const row = (label: string, value: number) => ({
    label,
    value: loanSum(value, currency, context),
    ...(isConverted && { contract: own(value) }),
  });
  const range = totalCostRange(tariff.rows, tariff.days);
  const sale = saleOfPledge(loan, worth);
  const share = (label: string, value: number) => ({ ...row(label, value), amount: value });
  const perYear = (percent: number) => ratePercent(percent, locale, 3);
  return {
    rows: [
      row(t('loan.amount'), loan.amount),
      { label: t('loan.perDay'), value: ratePercent(loan.percentDay, locale) },
      { label: t('loan.perYear'), value: perYear(loan.percentYear) },
      row(t('loan.interest', { count: loan.days }), loan.interest),
      row(t('loan.repay'), loan.repay),
    ],
    full: t('loan.full', { year: perYear(loan.percentYear), sum: own(loan.interest) }),
    fullRange: t('loan.fullRange', { from: perYear(range.from), to: perYear(range.to) }),
    after: [
      t('loan.afterGrace', {
        days: LOAN_TERMS.graceDays,
        sum: loanSum(loan.repayAfterGrace, currency, context),
      }),
      t('loan.afterSale'),
      t('loan.afterSurplus'),
    ],
    sale: sale && {
      title: t('loan.soldFor', { sum: loanSum(sale.price, currency, context) }),
      shares: [
        share(t('loan.amount'), sale.amount),
        share(t('loan.interest', { count: sale.days }), sale.interest),
        share(t('loan.surplus'), sale.surplus),
      ],
    },
    notes: [t('loan.free'), ...(isConverted ? [t('loan.contract', { currency })] : [])],
  };
}
