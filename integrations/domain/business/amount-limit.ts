import type { Currency } from '../i18n/currencies.ts';
import { LOCALE_FACTS, type Locale } from '../i18n/locales.ts';
import type { Rates } from '../i18n/money.ts';

/** The largest amount that a form accepts, roubles (§5, §9). */
export const MOST_ROUBLES = 100_000_000;

/** Significant digits of a converted limit: small changes of the rate do not change it. */
const DIGITS = 2;

/** The currency of an amount in a form, and its limit in that currency (decision 79). */
export interface AmountTerms {
  currency: Currency;
  /** Whole units of the currency. */
  most: number;
  /** Roubles of an amount, whole. */
  roubles(amount: number): number;
}

/** The currency of a site and its limit, rounded down; roubles while the rate is not known. */
export function amountTerms(locale: Locale, rates: Rates): AmountTerms {
  const { currency } = LOCALE_FACTS[locale];
  const [rouble, own] = [rates.RUB, currency === 'USD' ? 1 : rates[currency]];
  if (currency === 'RUB' || !rouble || !own) return ROUBLES;
  const most = (MOST_ROUBLES / rouble) * own;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(most)) + 1 - DIGITS);
  return {
    currency,
    most: Math.floor(most / step) * step,
    roubles: (amount) => Math.round((amount / own) * rouble),
  };
}

/** Amounts in roubles, as the contract has them. */
export const ROUBLES: AmountTerms = { currency: 'RUB', most: MOST_ROUBLES, roubles: (amount) => amount };
