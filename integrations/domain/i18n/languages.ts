/** The four languages of the site (§1), in the order of the language switcher. */
export const LOCALES = ['ru', 'en', 'ua', 'uz'] as const;

/** A locale code in cookies, hosts and configuration. `ua` is the Ukrainian site, not a language tag. */
export type Locale = (typeof LOCALES)[number];

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
