import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import sansCyrillic from './fonts/onest-cyrillic.woff2?url';
import sansLatin from './fonts/onest-latin.woff2?url';
import serifCyrillic from './fonts/cormorant-cyrillic.woff2?url';
import serifLatin from './fonts/cormorant-latin.woff2?url';

const CYRILLIC = [sansCyrillic, serifCyrillic];
const LATIN = [sansLatin, serifLatin];

/** By language: finding the script of one costs a hundredth of a page. */
const known = new Map<Locale, readonly string[]>();

/**
 * Addresses of the fonts of most first screens in a language, by its script, that of texts first. They are preloaded
 * before the styles.
 */
export function firstFonts(locale: Locale): readonly string[] {
  let fonts = known.get(locale);
  if (!fonts) {
    fonts = new Intl.Locale(LOCALE_FACTS[locale].iso).maximize().script === 'Cyrl' ? CYRILLIC : LATIN;
    known.set(locale, fonts);
  }
  return fonts;
}
