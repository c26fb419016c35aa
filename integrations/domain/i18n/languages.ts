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

/** The locales a visitor of `current` may switch to, itself included, in the switcher's order. */
export function offeredLocales(current: Locale): Locale[] {
  return LOCALES.filter((locale) => !LANGUAGES[current].hides.includes(locale));
}
