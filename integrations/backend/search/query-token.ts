import type { FoundReference } from './dictionary/references.ts';

/** One word of a query, settled. */
export interface Token {
  /** What is searched. */
  word: string;
  /** The same for the visitor: as it was typed, unless corrected. */
  shown: string;
  state: 'known' | 'beginning' | 'reference' | 'unknown';
  /** Whether the visitor has typed something else. */
  corrected: boolean;
  reference?: FoundReference;
  /** Places of the words of the query that it stands for. */
  places: readonly number[];
}
