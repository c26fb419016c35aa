import { CURRENCIES, type Currency } from './currencies.ts';
import { thinDigitSpaces } from './digit-grouping.ts';
import { LOCALE_FACTS, LOCALES, type Locale } from './locales.ts';
import type { Rates } from './money.ts';

/** Currencies whose signs the typefaces of the site have; the others are named by their codes. */
const SIGNED: ReadonlySet<string> = new Set(LOCALES.map((locale) => LOCALE_FACTS[locale].currency));

/** A sum of a loan's contract in its own currency: nothing is converted or rounded. */
export function contractSum(value: number, currency: string, locale: Locale): string {
  const format = new Intl.NumberFormat(LOCALE_FACTS[locale].iso, {
    ...signOf(currency),
    maximumFractionDigits: 0,
  });
  return thinDigitSpaces(format.format(value));
}

/** The same in few characters: `150 млн ₽`. */
export function briefContractSum(value: number, currency: string, locale: Locale): string {
  const format = new Intl.NumberFormat(LOCALE_FACTS[locale].iso, {
    ...signOf(currency),
    notation: 'compact',
    maximumSignificantDigits: 3,
  });
  return thinDigitSpaces(format.format(value));
}

/** A rate as texts have it: `3,5 %`. @param decimals that are written at least; three at most. */
export function ratePercent(percent: number, locale: Locale, decimals = 0): string {
  const format = { style: 'percent', minimumFractionDigits: decimals, maximumFractionDigits: 4 } as const;
  return (percent / 100).toLocaleString(LOCALE_FACTS[locale].iso, format);
}

function signOf(currency: string) {
  const currencyDisplay = SIGNED.has(currency) ? 'narrowSymbol' : 'code';
  return { style: 'currency', currency, currencyDisplay } as const;
}

/**
 * How many units of the host's currency a unit of a loan's currency is; undefined where it is the same one, or a rate is
 * not known: the contract's own sums are shown then.
 */
export function hostUnits(locale: Locale, rates: Rates, currency: string): number | undefined {
  const { currency: own } = LOCALE_FACTS[locale];
  const perDollar = (code: string) => (code === 'USD' ? 1 : rates[code as Currency]);
  const isKnown = (CURRENCIES as readonly string[]).includes(currency);
  const [from, to] = [isKnown ? perDollar(currency) : undefined, perDollar(own)];
  return currency === own || !from || !to ? undefined : to / from;
}

/** A sum of a contract in the currency of a host, rounded as its prices are, or undefined where nothing is converted. */
export function convertedSum(
  value: number,
  locale: Locale,
  { rates, currency }: { rates: Rates; currency: string },
): string | undefined {
  const units = hostUnits(locale, rates, currency);
  if (units === undefined) return undefined;
  const { priceStep, currency: own } = LOCALE_FACTS[locale];
  return contractSum(Math.round((value * units) / priceStep) * priceStep, own, locale);
}
