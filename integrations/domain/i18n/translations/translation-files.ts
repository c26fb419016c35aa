import { LOCALES, type Locale, type LocalText, TABLE_LOCALES, type TranslatedLocale } from '../languages.ts';
import kk from './kk.json' with { type: 'json' };

/** The texts of the languages that have a file of their own, by key; `npm run messages` reads and writes them. */
const TRANSLATIONS: Readonly<Record<TranslatedLocale, Readonly<Record<string, string>>>> = { kk };

/**
 * The text of a key in a language that has a file of its own. Keys begin with their table: `site`, `desk`,
 * `vocabulary`, `answers`.
 * @returns undefined where the file lacks it, and for the languages of the tables.
 */
export function textOfTranslationFile(key: string, locale: Locale): string | undefined {
  return (TRANSLATIONS as Partial<Record<Locale, Readonly<Record<string, string>>>>)[locale]?.[key];
}

/** A text of a table with the languages that have a file of their own; Russian where that lacks it. */
export function withTranslations(key: string, text: LocalText): Readonly<Record<Locale, string>> {
  const others = LOCALES.slice(TABLE_LOCALES.length);
  const all = others.map((locale) => [locale, textOfTranslationFile(key, locale) ?? text.ru]);
  return { ...text, ...Object.fromEntries(all) } as Readonly<Record<Locale, string>>;
}
