import { LOCALES, LANGUAGES, type Locale } from '@tourbillon/domain/i18n/languages.ts';

/** Name of the cookie that keeps the visitor's language (§3, client storage). */
export const LANGUAGE_COOKIE = 'translation';

/** What is known of a visitor of the root page. */
export interface LanguageVisit {
  /** Locale of the host. */
  current: Locale;
  /** Locales that this host offers, besides its own. */
  offered: readonly Locale[];
  /** Value of the language cookie. */
  cookie: string | undefined;
  /** The browser's languages, the most wanted first (BCP 47). */
  languages: readonly string[];
  /** Whether the visitor came by a link from another of our hosts, which is a choice already made. */
  fromOurs: boolean;
}

/**
 * The locale to suggest on the root page, or undefined (decision 24): on a first visit, when the browser
 * wants another language that this host offers more than the host's own.
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

/** `uk-UA` is the locale `ua`; undefined for a language we do not have. */
function localeOfLanguage(tag: string): Locale | undefined {
  const language = tag.toLowerCase().split('-')[0];
  return LOCALES.find((locale) => LANGUAGES[locale].lang === language);
}
