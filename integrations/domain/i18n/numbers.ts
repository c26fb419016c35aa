import { LOCALE_FACTS, LOCALES, type Locale } from './locales.ts';
import { thinDigitSpaces } from './digit-grouping.ts';
import { type NumberFormat, numberFormat } from './number-format.ts';

/** Made once: a formatter costs more than a thousand numbers. */
const formats = Object.fromEntries(
  LOCALES.map((locale) => [locale, numberFormat(LOCALE_FACTS[locale].iso)]),
) as Record<Locale, NumberFormat>;

/** A number with the digit grouping of a locale. */
export function formatNumber(locale: Locale, value: number): string {
  return thinDigitSpaces(formats[locale].format(value));
}
