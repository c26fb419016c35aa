import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { scriptOf } from '@tourbillon/domain/i18n/script-of.ts';
import sansCyrillic from './fonts/onest-cyrillic.woff2?url';
import sansLatin from './fonts/onest-latin.woff2?url';
import serifCyrillic from './fonts/cormorant-cyrillic.woff2?url';
import serifLatin from './fonts/cormorant-latin.woff2?url';

/** What the first screen of a page is above all. */
export type FirstScreen = 'text' | 'picture' | 'cards';

/**
 * By script. A picture comes before the display typeface. Cards are set in both scripts, with their prices and the
 * names of makers, and signs and figures are among the Latin letters.
 */
const FONTS: Record<'Cyrl' | 'Latn', Record<FirstScreen, readonly string[]>> = {
  Cyrl: {
    text: [sansCyrillic, serifCyrillic],
    picture: [sansCyrillic],
    cards: [sansCyrillic, serifCyrillic, sansLatin],
  },
  Latn: { text: [sansLatin, serifLatin], picture: [sansLatin], cards: [sansLatin, serifLatin] },
};

/** Addresses of the fonts of a first screen in a language, that of texts first. They are preloaded before the styles. */
export function firstFonts(locale: Locale, screen: FirstScreen): readonly string[] {
  return FONTS[scriptOf(locale) === 'Cyrl' ? 'Cyrl' : 'Latn'][screen];
}
