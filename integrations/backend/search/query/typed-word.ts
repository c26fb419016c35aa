import { fold } from '../../language/fold.ts';

/** The text between two spaces of a query, and its position. */
export interface TypedWord {
  text: string;
  /** Normalized for comparison: folded, without punctuation at the end. */
  word: string;
  at: number;
}

/** A text without the punctuation at its end. */
export function withoutPunctuation(text: string): string {
  return text.replace(/[.,;:!?]+$/, '');
}

/** Makes the word at a position. */
export function typedWord(text: string, at: number): TypedWord {
  return { text, word: withoutPunctuation(fold(text)), at };
}

/** The words of a query as typed. */
export function typedWords(query: string): TypedWord[] {
  return query.split(/\s+/).filter(Boolean).map(typedWord);
}

/** The query without the words at some positions. */
export function withoutWords(query: string, places: readonly number[]): string {
  return typedWords(query)
    .filter(({ at }) => !places.includes(at))
    .map(({ text }) => text)
    .join(' ');
}

/** The words at some positions, as typed. */
export function wordsAt(query: string, places: readonly number[]): string {
  return typedWords(query)
    .filter(({ at }) => places.includes(at))
    .map(({ text }) => text)
    .join(' ');
}
