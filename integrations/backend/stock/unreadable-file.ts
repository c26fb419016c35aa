import type { RowMistake } from './mistake.ts';

/** What makes a file unreadable, from its beginning or from some line on. */
export class UnreadableFile extends Error {
  readonly mistakes: readonly RowMistake[];

  constructor(mistakes: readonly RowMistake[]) {
    super('the file cannot be read');
    this.mistakes = mistakes;
  }
}
