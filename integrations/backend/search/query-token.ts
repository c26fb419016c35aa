import type { FoundReference } from './dictionary/references.ts';

/** One resolved word of a query. */
export interface Token {
  /** The word to search. */
  word: string;
  /** The word to show: as typed, unless corrected. */
  shown: string;
  state: 'known' | 'beginning' | 'reference' | 'unknown';
  /** Whether it differs from what the visitor typed. */
  corrected: boolean;
  reference?: FoundReference;
  /** Positions of its words in the query. */
  places: readonly number[];
}
