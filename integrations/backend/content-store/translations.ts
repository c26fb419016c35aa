import { isLocale, LOCALE_FACTS, LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { configuration } from '../configuration/configuration.ts';

/**
 * The fallback language of texts without a translation (decisions 30 and 229): Russian if the site has it, else the
 * first of its `LOCALES`.
 */
export function mainLocale(): Locale {
  return configuration().hosts.main;
}

/** The locales from which a text may be shown: the host's own, else the main one of the site. */
export function localesFor(locale: Locale): Locale[] {
  const main = mainLocale();
  return locale === main ? [locale] : [locale, main];
}

/** Selects from the rows of one text in several locales the one to show. */
export function preferredTranslation<Row extends { locale: string }>(
  rows: readonly Row[],
  locale: Locale,
): Row | undefined {
  return rows.find((row) => row.locale === locale) ?? rows.find((row) => row.locale === mainLocale());
}

/** Selects the row to show for each of many texts, in the order of first appearance. */
export function preferredTranslations<Row extends { locale: string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
  locale: Locale,
): Row[] {
  const groups = Map.groupBy(rows, keyOf);
  return [...groups.values()].flatMap((group) => preferredTranslation(group, locale) ?? []);
}

/** The text to show, with all the languages that it exists in: only these are named to search engines as its versions. */
export function shownTranslation<Row extends { locale: string }>(
  rows: readonly Row[],
  locale: Locale,
): (Row & { langs: string[] }) | undefined {
  const row = preferredTranslation(rows, locale);
  const written = LOCALES.filter((one) => rows.some((each) => each.locale === one));
  return row && { ...row, langs: written.map(langOf) };
}

/** BCP 47 language of a stored locale code, for the `lang` attribute. */
export function langOf(locale: string): string {
  return isLocale(locale) ? LOCALE_FACTS[locale].lang : locale;
}
