import { fileMistakes } from './files.ts';
import { markdownMistakes } from './markdown.ts';
import { shapeMistakes } from './shapes.ts';
import { valueMistakes } from './values.ts';

/** Messages for all mistakes in files of the content folder. Terminals show the English ones. */
export const textMistakes = {
  ...fileMistakes,
  ...markdownMistakes,
  ...valueMistakes,
  ...shapeMistakes,
} as const;

export type TextMistakeCode = keyof typeof textMistakes;

/** Every code, for schemas. */
export const TEXT_MISTAKE_CODES = Object.keys(textMistakes) as [TextMistakeCode, ...TextMistakeCode[]];

/** A mistake: its code, and the values of its message. */
export interface TextMistake {
  code: TextMistakeCode;
  values: Record<string, string>;
}

/** The English message of a mistake, for terminals and logs. */
export function mistakeSentence({ code, values }: TextMistake): string {
  return textMistakes[code].en.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}

/** Encodes a mistake as the message of a schema, which must be a string; `mistakeOfMessage` decodes it. */
export function mistakeMessage(code: TextMistakeCode, values: Record<string, string> = {}): string {
  return JSON.stringify({ code, values });
}

/** Decodes the mistake in a schema's message; undefined for the messages of the library. */
export function mistakeOfMessage(message: string): TextMistake | undefined {
  if (!message.startsWith('{"code":')) return undefined;
  return JSON.parse(message) as TextMistake;
}
