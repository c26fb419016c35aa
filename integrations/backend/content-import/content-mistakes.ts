import type { BaseIssue } from 'valibot';
import type { ContentMistake } from '@tourbillon/domain/contract/changes.ts';

/** One mistake in a file: its line, from 1, and what is wrong in an editor's words. */
export interface Mistake {
  line: number | null;
  reason: string;
  /** Fact of the front matter, or the way to a value of JSON, `3.title.uz`. */
  field?: string;
}

/** A file that cannot be taken in, with everything that is wrong with it. */
export class ContentMistakes extends Error {
  override readonly name: string = 'ContentMistakes';
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(({ reason }) => reason).join('; '));
    this.mistakes = mistakes;
  }
}

/** What went wrong with a file, in words for its author. */
export function mistakesOf(file: string, error: unknown): ContentMistake[] {
  if (error instanceof ContentMistakes) {
    return error.mistakes.map(({ line, reason }) => ({ file, line, reason }));
  }
  const reason = error instanceof Error ? error.message : String(error);
  return [{ file, line: null, reason }];
}

/** What a schema found, in words. @param name of the value, as the editor knows it. */
export function issueWords(issue: BaseIssue<unknown>, name: string): string {
  const { received, message, expected } = issue;
  if (received === 'undefined') return `${name} is missing`;
  if (issue.type === 'min_length') return `${name} is empty`;
  if (!message.startsWith('Invalid ')) return `${name}: ${message}, and not ${received}`;
  if (issue.type === 'strict_object' || expected === 'never') return `${name} is not known`;
  return `${name} should be ${expectedWords(expected ?? '')}, and not ${received}`;
}

const KINDS: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list in [ ]',
  Object: 'an object in { }',
};

function expectedWords(expected: string): string {
  if (KINDS[expected]) return KINDS[expected];
  const choices = expected.match(/"[^"]*"/g);
  if (choices) return choices.length === 1 ? String(choices[0]) : `one of ${choices.join(', ')}`;
  return expected;
}
