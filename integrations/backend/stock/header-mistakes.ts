import type { RowMistake } from './mistake.ts';

/** What makes a file as a whole unreadable. */
export class HeaderMistakes extends Error {
  readonly mistakes: readonly RowMistake[];

  constructor(mistakes: readonly RowMistake[]) {
    super('the header cannot be used');
    this.mistakes = mistakes;
  }
}
