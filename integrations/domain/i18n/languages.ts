/** The languages (§1) whose texts are side by side in the message tables of the program. */
export const TABLE_LOCALES = ['ru', 'en', 'ua', 'uz'] as const;

/** A language of the tables. */
export type TableLocale = (typeof TABLE_LOCALES)[number];

/** Languages whose texts are in a file in `translations`. CONTRIBUTING describes how one is added. */
const TRANSLATED_LOCALES: readonly TranslatedLocale[] = [];

/** Kazakh has its rows in the tables of languages, and no texts yet: the type check knows a fifth language by it. */
const PREPARED = ['kk'] as const;

/** A language whose texts are in a file, offered or not yet. */
export type TranslatedLocale = (typeof PREPARED)[number];

/** A locale code in cookies, hosts and configuration. `ua` is the Ukrainian site, not a language tag. */
export type Locale = TableLocale | TranslatedLocale;

/** The languages that a site can have, in the order of the language switcher. */
export const LOCALES: readonly Locale[] = [...TABLE_LOCALES, ...TRANSLATED_LOCALES];

/** A text, or something else, in the languages of the tables; other languages may lack it. See `inLocale`. */
export type LocalText<Value = string> = Readonly<
  Record<TableLocale, Value> & Partial<Record<TranslatedLocale, Value>>
>;

/**
 * Data for the language switcher. It is separate from the other locale facts, because the script of every page
 * includes it.
 */
export interface Language {
  /** BCP 47 language for `html lang`, hreflang and i18next, for which `ua` is not a valid tag (decision 25). */
  lang: string;
  /** Locales that the language switcher of this site leaves out (§2). */
  hides: readonly Locale[];
}

export const LANGUAGES: Record<Locale, Language> = {
  ru: { lang: 'ru', hides: ['ua'] },
  en: { lang: 'en', hides: [] },
  ua: { lang: 'uk', hides: ['ru'] },
  uz: { lang: 'uz', hides: [] },
  kk: { lang: 'kk', hides: [] },
};

/**
 * The locales in the switcher of the `current` site, itself included, in order.
 * @param served the locales of the site.
 */
export function offeredLocales(current: Locale, served: readonly Locale[] = LOCALES): Locale[] {
  return served.filter((locale) => !LANGUAGES[current].hides.includes(locale));
}

/**
 * Reads `LOCALES`, the languages of a site, in the order of the switcher; all of them by default.
 * @throws for an unknown language or an empty list; the caller puts the name of the variable before the message.
 */
export function readLocales(given = ''): Locale[] {
  const words = given.split(',').map((word) => word.trim().toLowerCase());
  if (given === '') return [...LOCALES];
  const known: readonly string[] = LOCALES;
  if (words.every((word) => known.includes(word))) return LOCALES.filter((locale) => words.includes(locale));
  throw new Error(`is "${given}"; give some of ${LOCALES.join(',')}, with commas between them.`);
}

/** The entry of a table for a language. A language without its own text gets the Russian one (decision 30). */
export function inLocale<Value>(text: LocalText<Value>, locale: Locale): Value {
  return text[locale] ?? text.ru;
}

/** Whether the texts of a language are in a file and not in the tables. */
export function isTranslatedLocale(code: string): code is TranslatedLocale {
  return PREPARED.some((one) => one === code);
}
