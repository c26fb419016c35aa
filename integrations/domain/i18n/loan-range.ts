import { loanLimits, type Tariff } from '../business/loan-cost.ts';
import { thinDigitSpaces } from './digit-grouping.ts';
import { briefContractSum, contractSum, hostUnits } from './loan-money.ts';
import { LOCALE_FACTS, type Locale } from './locales.ts';
import type { Rates } from './money.ts';
<<<<<<< HEAD
=======
import { numberFormat } from './number-format.ts';
import { thinDigitSpaces } from './digit-grouping.ts';
>>>>>>> int

/** From here on sums are shortened: `$1.6M`. */
const MILLION = 1_000_000;

/** The least and the largest loan as texts have them; `converted` ones are to be called about so much. */
export interface LoanRange {
  from: string;
  to: string;
  converted: boolean;
}

/**
 * The range of loans of a tariff in the host's currency (decision 78). What is converted has two digits and is never
 * better than it is: the least is rounded up, the largest down. While a rate is not known the sums are the contract's.
 */
<<<<<<< HEAD
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
    const format = new Intl.NumberFormat(LOCALE_FACTS[locale].iso, {
=======
export function loanRange(locale: Locale, rates: Rates): { from: string; to: string } {
  const { iso, currency } = LOCALE_FACTS[locale];
  const [rouble, own] = [rates.RUB, currency === 'USD' ? 1 : rates[currency]];
  const known = currency !== 'RUB' && rouble !== undefined && own !== undefined;
  const sum = (roubles: number, roundingMode: 'ceil' | 'floor') => {
    const amount = known ? (roubles / rouble) * own : roubles;
    const format = numberFormat(iso, {
>>>>>>> int
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
