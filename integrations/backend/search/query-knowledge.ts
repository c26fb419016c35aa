import type { Dictionary } from './dictionary/dictionary.ts';
import type { References } from './dictionary/references.ts';

/** What queries are understood by. */
export interface Knowledge {
  dictionary: Dictionary;
  references: References;
  /** Whether the shop's texts in the asked language have a word. */
  isTextWord(word: string): boolean;
}
