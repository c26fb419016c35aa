import { LOCALE_FACTS, type Locale } from './locales.ts';

/** By language: finding the script of one costs a hundredth of a page. */
const scripts = new Map<Locale, string | undefined>();

/** The script that a language is written in, as in ISO 15924: `Cyrl`, `Latn`. */
export function scriptOf(locale: Locale): string | undefined {
  if (!scripts.has(locale)) {
    scripts.set(locale, new Intl.Locale(LOCALE_FACTS[locale].iso).maximize().script);
  }
  return scripts.get(locale);
}
