import { loanLimits, type Tariff } from '../business/loan-cost.ts';
import { thinDigitSpaces } from './digit-grouping.ts';
import { briefContractSum, contractSum, hostUnits } from './loan-money.ts';
import { LOCALE_FACTS, type Locale } from './locales.ts';
import type { Rates } from './money.ts';
import { numberFormat } from './number-format.ts';

/** From this sum on the text is shortened: `$1.6M`. */
const MILLION = 1_000_000;

/** The smallest and the largest loan for texts; `converted` sums are shown with "about". */
export interface LoanRange {
  from: string;
  to: string;
  converted: boolean;
}

/**
 * The range of loans of a tariff in the host's currency (decision 78). Converted sums have two significant digits and
 * never promise too much: the smallest is rounded up, the largest down. Without a known rate they are the sums of the
 * contract.
 */
export function loanRange(locale: Locale, rates: Rates, tariff: Tariff): LoanRange | undefined {
  const limits = loanLimits(tariff);
  if (!limits) return undefined;
  const units = hostUnits(locale, rates, tariff.currency);
  if (units === undefined) {
    const own = (value: number) =>
      (value < MILLION ? contractSum : briefContractSum)(value, tariff.currency, locale);
    return { from: own(limits.from), to: own(limits.to), converted: false };
  }
  const sum = (value: number, roundingMode: 'ceil' | 'floor') => {
    const amount = value * units;
    const format = numberFormat(LOCALE_FACTS[locale].iso, {
      style: 'currency',
      currency: LOCALE_FACTS[locale].currency,
      currencyDisplay: 'narrowSymbol',
      notation: amount < MILLION ? 'standard' : 'compact',
      maximumSignificantDigits: 2,
      roundingMode,
    });
    return thinDigitSpaces(format.format(amount));
  };
  return { from: sum(limits.from, 'ceil'), to: sum(limits.to, 'floor'), converted: true };
}
