import { editDistance } from '../language/distance.ts';
import { words as wordsOf } from '../language/fold.ts';
import type { WordColumn } from '../vocabulary/word-columns.ts';

/** Minimum length of a word in which one typing mistake is allowed. */
const LONG_ENOUGH = 5;

const keyOf = (text: string) => wordsOf(text).join(' ');

/**
 * The word of a vocabulary that a text clearly means: in another notation ("Natural Wear"), as a title in one of the
 * four languages, or as an id with one typing mistake if only one id is so similar.
 * @returns undefined if no word matches, or more than one.
 */
export function correctedWord(text: string, known: WordColumn['words']): string | undefined {
  if (known.has(text)) return text;
  const key = keyOf(text);
  if (key === '') return undefined;
  const called = [...known].filter(([id, names]) => [id, ...names].some((name) => keyOf(name) === key));
  if (called.length > 0) return called.length === 1 ? called[0]?.[0] : undefined;
  if (key.length < LONG_ENOUGH) return undefined;
  const near = [...known.keys()].filter((id) => editDistance(keyOf(id), key, 1) <= 1);
  return near.length === 1 ? near[0] : undefined;
}

/** The corrected value of a column; undefined if it is not clear. */
export function correctedValue(
  value: string | readonly string[],
  { words }: Pick<WordColumn, 'words'>,
): string | string[] | undefined {
  if (typeof value === 'string') return correctedWord(value, words);
  const found = value.map((text) => correctedWord(text, words));
  return found.includes(undefined) ? undefined : [...new Set(found as string[])];
}
