import type { BaseIssue } from 'valibot';
import type { ContentMistake } from '@tourbillon/domain/contract/changes.ts';
import { mistakeSentence, type TextMistake } from '@tourbillon/domain/texts/text-mistakes/text-mistakes.ts';
import { PictureMistake } from '../media/picture-files.ts';
import { mistakeOfIssue } from './mistake-of-issue.ts';

/** One mistake in a file: its line, from 1, and its description. */
export interface Mistake extends TextMistake {
  line: number | null;
  /** Key of the front matter, or path to a JSON value: `3.title.uz`. */
  field?: string;
}

/** The error of a file that cannot be imported, with all its mistakes. */
export class ContentMistakes extends Error {
  override readonly name: string = 'ContentMistakes';
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(mistakeSentence).join('; '));
    this.mistakes = mistakes;
  }
}

/** Whether an error is a mistake in a file; any other may not come again. */
export function isMistake(error: unknown): boolean {
  return error instanceof ContentMistakes || error instanceof PictureMistake;
}

/** The mistakes of an error. */
export function mistakesIn(error: unknown): readonly Mistake[] {
  if (error instanceof ContentMistakes) return error.mistakes;
  if (error instanceof PictureMistake) {
    const { code, values } = error;
    return [{ line: null, code, values }];
  }
  const detail = error instanceof Error ? error.message : String(error);
  return [{ line: null, code: 'unexpected', values: { detail } }];
}

/** The mistakes of an error in English, for terminals and logs. */
export function mistakesOf(file: string, error: unknown): ContentMistake[] {
  return mistakesIn(error).map(({ line, ...mistake }) => ({ file, line, reason: mistakeSentence(mistake) }));
}

/**
 * A mistake that a schema found. @param name of the value, as the editor knows it; undefined means the whole file.
 */
export function issueMistake(
  issue: BaseIssue<unknown>,
  name: string,
  { line, field }: Pick<Mistake, 'line' | 'field'>,
): Mistake {
  const { code, values } = mistakeOfIssue(issue);
  return { line, code, values: { name, ...values }, ...(field !== undefined && { field }) };
}
