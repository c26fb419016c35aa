import { LOCALE_FACTS, type Locale } from './locales.ts';
import { thinDigitSpaces } from './digit-grouping.ts';
import { type NumberFormat, numberFormat } from './number-format.ts';

/** Cached: creating a formatter costs more than formatting a thousand numbers. */
const formats = new Map<Locale, NumberFormat>();

/** Numbers that have been formatted, and the most of a locale: a list shows 400 counts, mostly the same as before. */
const shown = new Map<Locale, Map<number, string>>();
const MOST_SHOWN = 5_000;

/** Formats a number with the digit grouping of a locale. */
export function formatNumber(locale: Locale, value: number): string {
  let known = shown.get(locale);
  if (!known || known.size >= MOST_SHOWN) shown.set(locale, (known = new Map()));
  let text = known.get(value);
  if (text === undefined) known.set(value, (text = formatAnew(locale, value)));
  return text;
}

function formatAnew(locale: Locale, value: number): string {
  let format = formats.get(locale);
  if (!format) formats.set(locale, (format = numberFormat(LOCALE_FACTS[locale].iso)));
  return thinDigitSpaces(format.format(value));
}
