/** The four languages of the site (§1). The order is the order of the switcher. */
export const LOCALES = ['ru', 'en', 'ua', 'uz'] as const;

/** A locale code as it stands in cookies, hosts and configuration. `ua` is the Ukrainian site, not a language tag. */
export type Locale = (typeof LOCALES)[number];

/** What the choice of a language needs of each: apart from the other facts, because every page's script has it. */
export interface Language {
  /** BCP 47 language for `html lang`, hreflang and i18next; `ua` would mean nothing to them (decision 25). */
  lang: string;
  /** Locales not offered on this site (§2, language switcher). */
  hides: readonly Locale[];
}

export const LANGUAGES: Record<Locale, Language> = {
  ru: { lang: 'ru', hides: ['ua'] },
  en: { lang: 'en', hides: [] },
  ua: { lang: 'uk', hides: ['ru'] },
  uz: { lang: 'uz', hides: [] },
};

/**
 * The locales a visitor of `current` may switch to, itself included, in the switcher's order.
 * @param served the locales that the site has.
 */
export function offeredLocales(current: Locale, served: readonly Locale[] = LOCALES): Locale[] {
  return served.filter((locale) => !LANGUAGES[current].hides.includes(locale));
}

/**
 * Reads `LOCALES`, the languages of a site, in the order of the switcher; all of them when nothing is given.
 * @throws when it names another language, or none; the message follows the name of the variable.
 */
export function readLocales(given = ''): Locale[] {
  const words = given.split(',').map((word) => word.trim().toLowerCase());
  if (given === '') return [...LOCALES];
  const known: readonly string[] = LOCALES;
  if (words.every((word) => known.includes(word))) return LOCALES.filter((locale) => words.includes(locale));
  throw new Error(`is "${given}"; give some of ${LOCALES.join(',')}, with commas between them.`);
}
