import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { type MessageKey, translator } from '@tourbillon/domain/i18n/translate.ts';

/** A person's answer to the sum in a label; empty without one. */
export function sumIn(text: string, locale: Locale): string {
  const t = translator(locale);
  const word = (number: number) => t(`forms.number${number}` as MessageKey);
  const heard = text.toLowerCase();
  for (let a = 2; a <= 9; a++) {
    for (let b = 2; b <= 9; b++) {
      if (heard.includes(t('forms.question', { a: word(a), b: word(b) }).toLowerCase())) return String(a + b);
    }
  }
  return '';
}

/** The fields with which a person without scripts answers the question of a returned form. */
export function answerTo(html: string, locale: Locale): { question: string; answer: string } {
  const question = /name="question" value="([^"]+)"/.exec(html)?.[1] ?? '';
  return { question, answer: sumIn(html, locale) };
}
