import { DEFAULT_LOCALE, LOCALES, LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';

/** A version of a page in a language: its hreflang and its address. */
export interface Alternate {
  hreflang: string;
  href: string;
}

/**
 * The versions of a page for `<link rel="alternate">` (architecture §2, decision 25): one per locale that
 * has it, and x-default, that of the site's main language.
 * @param origins public origin per locale. @param path path with its slashes. @param locales where it exists.
 */
export function alternates(
  origins: Record<Locale, string>,
  path: string,
  locales: readonly Locale[] = LOCALES,
  main: Locale = DEFAULT_LOCALE,
): Alternate[] {
  const each = locales.map((locale) => ({
    hreflang: LOCALE_FACTS[locale].lang,
    href: origins[locale] + path,
  }));
  if (!locales.includes(main)) return each;
  return [...each, { hreflang: 'x-default', href: origins[main] + path }];
}

/**
 * The same page on another host; where it does not exist there (decision 27), the root or what stands in for it.
 * @param elsewhere path that every host has.
 */
export function pageOnHost(
  origins: Record<Locale, string>,
  locale: Locale,
  path: string,
  locales: readonly Locale[] = LOCALES,
  elsewhere = '/',
): string {
  return origins[locale] + (locales.includes(locale) ? path : elsewhere);
}
