import { DEFAULT_LOCALE, LOCALES, LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';

/** A language version of a page: its hreflang and its address. */
export interface Alternate {
  hreflang: string;
  href: string;
}

/**
 * The language versions of a page for `<link rel="alternate">` (architecture §2, decision 25): one per locale that
 * has the page, and x-default for the main language if it has the page.
 * @param origins public origin per locale.
 * @param path path with its slashes.
 * @param locales where the page exists.
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
 * The locales for `alternates`: those in whose language the text of the page is available. A page whose text is in the
 * language of another host has no other versions (decision 650).
 * @param langs languages of the text. Undefined if the page has no text of its own, or the backend does not send them.
 */
export function writtenLocales(
  locale: Locale,
  locales: readonly Locale[],
  langs: readonly string[] | undefined,
): readonly Locale[] {
  const written = locales.filter((one) => langs?.includes(LOCALE_FACTS[one].lang) ?? true);
  return written.includes(locale) ? written : [];
}

/**
 * The same page on another host. If it does not exist there (decision 27), the address of `elsewhere`, by default the
 * root.
 * @param elsewhere path that exists on every host.
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
