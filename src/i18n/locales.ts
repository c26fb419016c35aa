/** The four languages of the site (specification section 1). The order is the order of the switcher. */
export const LOCALES = ['ru', 'en', 'ua', 'uz'] as const;

/** A locale code as it stands in cookies, hosts and configuration. `ua` is the Ukrainian site, not a language tag. */
export type Locale = (typeof LOCALES)[number];

/** Default and fallback locale (specification section 1). */
export const DEFAULT_LOCALE: Locale = 'ru';

/** What differs from one locale to another and is not text. */
export interface LocaleFacts {
  /** BCP 47 language for `html lang`, hreflang and i18next; `ua` would mean nothing to them (decision 25). */
  lang: string;
  /** BCP 47 tag for `Intl`. */
  iso: string;
  /** The language's own name, for the switcher's accessible label. */
  name: string;
  /** Currency shown first (decision 32). */
  currency: 'RUB' | 'USD' | 'UAH' | 'UZS';
  /** Shown prices are rounded to this many units of the currency (decision 32). */
  priceStep: number;
  /** Locales not offered on this site (specification section 2, language switcher). */
  hides: readonly Locale[];
  /** City whose contact the site shows before a visitor chooses one (decision 28). */
  city: string;
  /** "Up to" this share of the value is paid at buy-out, per cent (decision 31). */
  buyoutPercent: number;
}

/** One row per locale: adding a language starts here. */
export const LOCALE_FACTS: Record<Locale, LocaleFacts> = {
  ru: {
    lang: 'ru',
    iso: 'ru-RU',
    name: 'Русский',
    currency: 'RUB',
    priceStep: 100,
    hides: ['ua'],
    city: 'moscow',
    buyoutPercent: 95,
  },
  en: {
    lang: 'en',
    iso: 'en-US',
    name: 'English',
    currency: 'USD',
    priceStep: 1,
    hides: [],
    city: 'moscow',
    buyoutPercent: 95,
  },
  ua: {
    lang: 'uk',
    iso: 'uk-UA',
    name: 'Українська',
    currency: 'UAH',
    priceStep: 10,
    hides: ['ru'],
    city: 'moscow',
    buyoutPercent: 60,
  },
  uz: {
    lang: 'uz',
    iso: 'uz-Latn-UZ',
    name: 'Oʻzbekcha',
    currency: 'UZS',
    priceStep: 10_000,
    hides: [],
    city: 'tashkent',
    buyoutPercent: 60,
  },
};

/** Whether a string is one of our locale codes. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/** The locales a visitor of `current` may switch to, itself included, in the switcher's order. */
export function offeredLocales(current: Locale): Locale[] {
  return LOCALES.filter((locale) => !LOCALE_FACTS[current].hides.includes(locale));
}
