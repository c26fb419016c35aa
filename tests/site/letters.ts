import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

/** Letters that a text in a language cannot have: a sign of another language's text. */
const FOREIGN: Record<Locale, RegExp> = {
  ru: /[\p{L}ʼ’]*[іїєґ][\p{L}]*/giu,
  ua: /[\p{L}]*[ыэъё][\p{L}]*/giu,
  en: /\p{Script=Cyrillic}+/giu,
  uz: /\p{Script=Cyrillic}+/giu,
};

/** The words of a text that cannot be of its language, joined; empty when all is well. */
export function wrongLetters(text: string, locale: Locale): string {
  return [...text.matchAll(FOREIGN[locale])].map((match) => match[0]).join(' ');
}
