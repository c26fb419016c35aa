import type { RowMistake } from './mistake.ts';

/** Errors that make a file unreadable, as a whole or from a line on. */
export class UnreadableFile extends Error {
  readonly mistakes: readonly RowMistake[];

  constructor(mistakes: readonly RowMistake[]) {
    super('the file cannot be read');
    this.mistakes = mistakes;
  }
}
