import type { Currency } from '../i18n/currencies.ts';
import { LOCALE_FACTS, type Locale } from '../i18n/locales.ts';
import type { Rates } from '../i18n/money.ts';

/** The largest amount that is asked for, roubles (§5, §9). */
export const MOST_ROUBLES = 100_000_000;

/** Digits that a converted limit keeps: it does not move with every rate. */
const DIGITS = 2;

/** The currency an amount is asked for in, and the limit in it (decision 79). */
export interface AmountTerms {
  currency: Currency;
  /** Whole units of the currency. */
  most: number;
  /** Roubles of an amount, whole. */
  roubles(amount: number): number;
}

/** The terms of a site: its currency, or roubles while a rate is not known. The converted limit is rounded down. */
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

/** The terms of the contract. */
export const ROUBLES: AmountTerms = { currency: 'RUB', most: MOST_ROUBLES, roubles: (amount) => amount };
