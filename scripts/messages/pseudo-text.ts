import type { TranslatedLocale } from '@tourbillon/domain/i18n/languages.ts';
import { pluralCategories } from '@tourbillon/domain/i18n/message-text.ts';
import type { MessageEntry } from './message-entries.ts';

/** What a translator leaves as it is: values, words of the shop, tags. */
const UNTRANSLATED = /(\{\{\w+\}\}|\{[^{}]*\}|<[^<>]*>)/;

/** How much longer than English a text may be: German and Kazakh need about a third more. */
const GROWTH = 0.35;

/** The mark on every letter, which shows that its text went through the translation: a combining acute accent. */
export const ACCENT = '\u0301';

/**
 * A made-up translation of an English text: in brackets, each word a third longer, each letter with an accent; values
 * and tags stay. `Buy {{name}}` becomes `[B́úýó {{name}}]`.
 */
export function pseudoText(english: string): string {
  const parts = english.split(UNTRANSLATED);
  return `[${parts.map((part, place) => (place % 2 === 1 ? part : pseudoWords(part))).join('')}]`;
}

function pseudoWords(text: string): string {
  return text.replace(/\p{L}+/gu, (word) =>
    (word + 'o'.repeat(Math.round(word.length * GROWTH))).replace(/\p{L}/gu, `$&${ACCENT}`),
  );
}

/** A whole made-up translation, as the file of a language has it: by key, plural forms with their form. */
export function pseudoTexts(
  entries: readonly MessageEntry[],
  locale: TranslatedLocale,
): Record<string, string> {
  const forms = pluralCategories(locale);
  return Object.fromEntries(
    entries.flatMap(({ key, texts: { en } }) => {
      if (typeof en === 'string') return [[key, pseudoText(en)]];
      return forms.map((form) => [`${key}_${form}`, pseudoText(en[form] ?? en.other ?? '')]);
    }),
  );
}
