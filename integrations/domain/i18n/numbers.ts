import { LOCALE_FACTS, type Locale } from './locales.ts';
import { thinDigitSpaces } from './digit-grouping.ts';
import { type NumberFormat, numberFormat } from './number-format.ts';

/** Cached: creating a formatter costs more than formatting a thousand numbers. */
const formats = new Map<Locale, NumberFormat>();

/** Formats a number with the digit grouping of a locale. */
export function formatNumber(locale: Locale, value: number): string {
  let format = formats.get(locale);
  if (!format) formats.set(locale, (format = numberFormat(LOCALE_FACTS[locale].iso)));
  return thinDigitSpaces(format.format(value));
}
