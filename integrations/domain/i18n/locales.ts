import type { Currency } from './currencies.ts';
import { LANGUAGES, type Language, LOCALES, type Locale, offeredLocales, readLocales } from './languages.ts';

export { LOCALES, type Locale, offeredLocales, readLocales };

/** Default and fallback locale (§1). */
export const DEFAULT_LOCALE: Locale = 'ru';

/** What differs from one locale to another and is not text. */
export interface LocaleFacts extends Language {
  /** BCP 47 tag for `Intl`. */
  iso: string;
  /** Tag for dates, where it is another: the English texts are British, their money is American. */
  dates?: string;
  /** The language's own name, for the switcher's accessible label. */
  name: string;
  /** Currency shown first (decision 32). */
  currency: Currency;
  /** Shown prices are rounded to this many units of the currency (decision 32). */
  priceStep: number;
  /** "Up to" this share of the value is paid at buy-out, per cent (decision 31). */
  buyoutPercent: number;
}

/** One row per locale: adding a language starts in `languages.ts` and here. */
export const LOCALE_FACTS: Record<Locale, LocaleFacts> = {
  ru: {
    ...LANGUAGES.ru,
    iso: 'ru-RU',
    name: 'Русский',
    currency: 'RUB',
    priceStep: 100,
    buyoutPercent: 95,
  },
  en: {
    ...LANGUAGES.en,
    iso: 'en-US',
    dates: 'en-GB',
    name: 'English',
    currency: 'USD',
    priceStep: 1,
    buyoutPercent: 95,
  },
  ua: {
    ...LANGUAGES.ua,
    iso: 'uk-UA',
    name: 'Українська',
    currency: 'UAH',
    priceStep: 10,
    buyoutPercent: 60,
  },
  uz: {
    ...LANGUAGES.uz,
    iso: 'uz-Latn-UZ',
    name: 'Oʻzbekcha',
    currency: 'UZS',
    priceStep: 10_000,
    buyoutPercent: 60,
  },
};

/** Whether a string is one of our locale codes. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}
