import serifCyrillic from '@fontsource-variable/cormorant/files/cormorant-cyrillic-wght-normal.woff2?url';
import serifLatin from '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2?url';
import sansCyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url';
import sansLatin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import type { Locale } from '#src/i18n/locales.ts';

const CYRILLIC = [sansCyrillic, serifCyrillic];
const LATIN = [sansLatin, serifLatin];

/** Addresses of the files most of a first screen is set in: asked for before the styles have come. */
export const FIRST_FONTS: Record<Locale, readonly string[]> = {
  ru: CYRILLIC,
  en: LATIN,
  ua: CYRILLIC,
  uz: LATIN,
};
