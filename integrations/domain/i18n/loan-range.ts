import { DEAL } from '../business/terms.ts';
import { LOCALE_FACTS, type Locale } from './locales.ts';
import type { Rates } from './money.ts';
import { numberFormat } from './number-format.ts';
import { thinDigitSpaces } from './digit-grouping.ts';

/** From here on sums are shortened: `$1.6M`. */
const MILLION = 1_000_000;

/**
 * The range of loans in the host's currency, to two digits and never better than it is: the least is rounded up, the
 * largest down. While a rate is not known the sums are the roubles of the contract.
 */
export function loanRange(locale: Locale, rates: Rates): { from: string; to: string } {
  const { iso, currency } = LOCALE_FACTS[locale];
  const [rouble, own] = [rates.RUB, currency === 'USD' ? 1 : rates[currency]];
  const known = currency !== 'RUB' && rouble !== undefined && own !== undefined;
  const sum = (roubles: number, roundingMode: 'ceil' | 'floor') => {
    const amount = known ? (roubles / rouble) * own : roubles;
    const format = numberFormat(iso, {
      style: 'currency',
      currency: known ? currency : 'RUB',
      currencyDisplay: 'narrowSymbol',
      notation: amount < MILLION ? 'standard' : 'compact',
      maximumSignificantDigits: amount < MILLION || known ? 2 : 3,
      roundingMode,
    });
    return thinDigitSpaces(format.format(amount));
  };
  return { from: sum(DEAL.loan.from, 'ceil'), to: sum(DEAL.loan.to, 'floor') };
}
