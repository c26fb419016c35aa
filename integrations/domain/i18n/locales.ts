import type { Currency } from './currencies.ts';
import { LANGUAGES, type Language, LOCALES, type Locale } from './languages.ts';

export {
  inLocale,
  LOCALES,
  type Locale,
  type LocalText,
  offeredLocales,
  readLocales,
  TABLE_LOCALES,
  type TableLocale,
} from './languages.ts';

/** Default and fallback locale (§1). */
export const DEFAULT_LOCALE: Locale = 'ru';

/** The differences between locales, apart from texts. */
export interface LocaleFacts extends Language {
  /** BCP 47 tag for `Intl`. */
  iso: string;
  /** Tag for dates, if different: English texts have British dates and American money. */
  dates?: string;
  /** The language's own name, for the accessible label of the switcher. */
  name: string;
  /** Currency of prices (decision 32). */
  currency: Currency;
  /** Prices are rounded to this many units of the currency (decision 32). */
  priceStep: number;
  /** The maximum share of the value paid at buy-out, per cent (decision 31). */
  buyoutPercent: number;
}

/** One row per locale. To add a language, start in `languages.ts` and here. */
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
  kk: { ...LANGUAGES.kk, iso: 'kk-KZ', name: 'Қазақша', currency: 'USD', priceStep: 1, buyoutPercent: 60 },
};

/** Whether a string is one of our locale codes. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}
