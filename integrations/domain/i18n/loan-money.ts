import { CURRENCIES, type Currency } from './currencies.ts';
import { thinDigitSpaces } from './digit-grouping.ts';
import { LOCALE_FACTS, LOCALES, type Locale } from './locales.ts';
import type { Rates } from './money.ts';
import { numberFormat } from './number-format.ts';
import { ROUNDING_SHARES, roughSum } from './rough-sum.ts';

/** Currencies whose signs exist in the fonts of the site; for the others the code is shown. */
const SIGNED: ReadonlySet<string> = new Set(LOCALES.map((locale) => LOCALE_FACTS[locale].currency));

/** A sum of a loan contract in its own currency, not converted or rounded. */
export function contractSum(value: number, currency: string, locale: Locale): string {
  const format = numberFormat(LOCALE_FACTS[locale].iso, {
    ...signOf(currency),
    maximumFractionDigits: 0,
  });
  return thinDigitSpaces(format.format(value));
}

/** The same in compact form: `150 млн ₽`. */
export function briefContractSum(value: number, currency: string, locale: Locale): string {
  const format = numberFormat(LOCALE_FACTS[locale].iso, {
    ...signOf(currency),
    notation: 'compact',
    maximumSignificantDigits: 3,
  });
  return thinDigitSpaces(format.format(value));
}

/** A rate for a text: `3,5 %`. @param decimals minimum number of decimals; the maximum is three. */
export function ratePercent(percent: number, locale: Locale, decimals = 0): string {
  const format = { style: 'percent', minimumFractionDigits: decimals, maximumFractionDigits: 4 } as const;
  return numberFormat(LOCALE_FACTS[locale].iso, format).format(percent / 100);
}

function signOf(currency: string) {
  const currencyDisplay = SIGNED.has(currency) ? 'narrowSymbol' : 'code';
  return { style: 'currency', currency, currencyDisplay } as const;
}

/**
 * The exchange rate from a loan's currency to the host's currency. Undefined for the same currency or an unknown
 * rate: the sums of the contract are then shown.
 */
export function hostUnits(locale: Locale, rates: Rates, currency: string): number | undefined {
  const { currency: own } = LOCALE_FACTS[locale];
  const perDollar = (code: string) => (code === 'USD' ? 1 : rates[code as Currency]);
  const isKnown = (CURRENCIES as readonly string[]).includes(currency);
  const [from, to] = [isKnown ? perDollar(currency) : undefined, perDollar(own)];
  return currency === own || !from || !to ? undefined : to / from;
}

/**
 * A contract sum converted to the host's currency and rounded to a round figure; undefined when nothing is converted.
 */
export function convertedUnits(
  value: number,
  locale: Locale,
  { rates, currency }: { rates: Rates; currency: string },
): number | undefined {
  const units = hostUnits(locale, rates, currency);
  return units === undefined
    ? undefined
    : roughSum(value * units, LOCALE_FACTS[locale].priceStep, ROUNDING_SHARES.converted);
}

/**
 * The same as text, such as `$3,250`. The sum uses the day's rate, so pages show it with "about". Undefined when
 * nothing is converted. Texts have no other way to convert a sum.
 */
export function convertedSum(
  value: number,
  locale: Locale,
  from: { rates: Rates; currency: string },
): string | undefined {
  const converted = convertedUnits(value, locale, from);
  return converted === undefined ? undefined : contractSum(converted, LOCALE_FACTS[locale].currency, locale);
}
