import { LOCALE_FACTS, type Locale } from './locales.ts';
import { numberFormat } from './number-format.ts';

/** Formats a rating with one decimal: `4,9`. */
export function formatRating(locale: Locale, rating: number): string {
  return numberFormat(LOCALE_FACTS[locale].iso, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rating);
}
