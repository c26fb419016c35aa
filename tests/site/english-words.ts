import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { MESSAGES } from '@tourbillon/domain/i18n/messages/index.ts';

/** Every text of every message in a language. */
function texts(locale: Locale): Set<string> {
  const entries = Object.values(MESSAGES).flatMap((table) => Object.values(table));
  return new Set(
    entries.flatMap(({ [locale]: text }) => (typeof text === 'string' ? [text] : Object.values(text))),
  );
}

const english = [...texts('en')].filter((text) => /^[A-Za-z][A-Za-z ,.'’?!-]{2,}$/.test(text));
const foreign = new Map<Locale, Set<string>>();

/**
 * Pieces of a page that are equal to the English text of a message, although the page's language has another
 * text.
 */
export function englishWords(pieces: readonly string[], locale: Locale): string[] {
  let known = foreign.get(locale);
  if (!known) {
    const own = texts(locale);
    known = new Set(english.filter((text) => !own.has(text)));
    foreign.set(locale, known);
  }
  return pieces.filter((piece) => known.has(piece));
}
