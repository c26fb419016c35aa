import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import sansCyrillic from './fonts/onest-cyrillic.woff2?url';
import sansLatin from './fonts/onest-latin.woff2?url';
import serifCyrillic from './fonts/cormorant-cyrillic.woff2?url';
import serifLatin from './fonts/cormorant-latin.woff2?url';

const CYRILLIC = [sansCyrillic, serifCyrillic];
const LATIN = [sansLatin, serifLatin];

/** Addresses of the fonts of most first screens. They are preloaded before the styles. */
export const FIRST_FONTS: Record<Locale, readonly string[]> = {
  ru: CYRILLIC,
  en: LATIN,
  ua: CYRILLIC,
  uz: LATIN,
};
