import { LOCALE_FACTS, type Locale } from './locales.ts';

/** A rating to a tenth: `4,9`. */
export function formatRating(locale: Locale, rating: number): string {
  return rating.toLocaleString(LOCALE_FACTS[locale].iso, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}
