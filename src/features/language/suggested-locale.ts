import { LOCALES, LANGUAGES, type Locale } from '@tourbillon/domain/i18n/languages.ts';

/** Name of the cookie for the visitor's language (§3, client storage). */
export const LANGUAGE_COOKIE = 'translation';

/** What is known about a visitor of the root page. */
export interface LanguageVisit {
  /** Locale of the current host. */
  current: Locale;
  /** Other locales that this host offers. */
  offered: readonly Locale[];
  /** Value of the language cookie. */
  cookie: string | undefined;
  /** The browser's languages in order of preference (BCP 47). */
  languages: readonly string[];
  /** Whether the visitor came from another of our hosts and so has already chosen a language. */
  fromOurs: boolean;
}

/**
 * The locale to suggest on the root page, or undefined (decision 24). On a first visit it suggests the browser's
 * first language that the host has or offers, unless that is the host's own.
 */
export function suggestedLocale({
  current,
  offered,
  cookie,
  languages,
  fromOurs,
}: LanguageVisit): Locale | undefined {
  if (cookie !== undefined || fromOurs) return undefined;
  const wanted = languages
    .map(localeOfLanguage)
    .find((locale) => locale && (locale === current || offered.includes(locale)));
  return wanted === current ? undefined : wanted;
}

/** The locale of a language tag, for example `ua` for `uk-UA`; undefined for an unsupported language. */
function localeOfLanguage(tag: string): Locale | undefined {
  const language = tag.toLowerCase().split('-')[0];
  return LOCALES.find((locale) => LANGUAGES[locale].lang === language);
}
