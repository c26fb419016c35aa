import { fold } from '../../language/fold.ts';

/** What stands between two spaces of a query, and its place among them. */
export interface TypedWord {
  text: string;
  /** The same as it is compared: folded, without the marks behind it. */
  word: string;
  at: number;
}

/** A word at a place. */
export function typedWord(text: string, at: number): TypedWord {
  return { text, word: fold(text).replace(/[.,;:!?]+$/, ''), at };
}

/** The words of a query as they are typed. */
export function typedWords(query: string): TypedWord[] {
  return query.split(/\s+/).filter(Boolean).map(typedWord);
}

/** The query without the words of some places. */
export function withoutWords(query: string, places: readonly number[]): string {
  return typedWords(query)
    .filter(({ at }) => !places.includes(at))
    .map(({ text }) => text)
    .join(' ');
}

/** The words of some places, as they are typed. */
export function wordsAt(query: string, places: readonly number[]): string {
  return typedWords(query)
    .filter(({ at }) => places.includes(at))
    .map(({ text }) => text)
    .join(' ');
}
