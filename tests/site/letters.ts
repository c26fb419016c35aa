import { inLocale, type Locale, type LocalText } from '@tourbillon/domain/i18n/locales.ts';

/** Letters that no text of a language has: a sign of text in another language. */
const FOREIGN: LocalText<RegExp> = {
  ru: /[\p{L}ʼ’]*[іїєґ][\p{L}]*/giu,
  ua: /[\p{L}]*[ыэъё][\p{L}]*/giu,
  en: /\p{Script=Cyrillic}+/giu,
  uz: /\p{Script=Cyrillic}+/giu,
};

/** Words with letters of another language, joined; empty without any. */
export function wrongLetters(text: string, locale: Locale): string {
  return [...text.matchAll(inLocale(FOREIGN, locale))].map((match) => match[0]).join(' ');
}
