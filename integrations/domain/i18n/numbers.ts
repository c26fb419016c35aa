import { LOCALE_FACTS, type Locale } from './locales.ts';
import { thinDigitSpaces } from './digit-grouping.ts';
import { numberFormat } from './number-format.ts';

/** Numbers that have been formatted, and the most of a locale: a list shows 400 counts, mostly the same as before. */
const shown = new Map<Locale, Map<number, string>>();
const MOST_SHOWN = 5_000;

/** Formats a number with the digit grouping of a locale. */
export function formatNumber(locale: Locale, value: number): string {
  let known = shown.get(locale);
  if (!known || known.size >= MOST_SHOWN) shown.set(locale, (known = new Map()));
  let text = known.get(value);
  if (text === undefined) {
    text = thinDigitSpaces(numberFormat(LOCALE_FACTS[locale].iso).format(value));
    known.set(value, text);
  }
  return text;
}
