import { fileMistakes } from './files.ts';
import { markdownMistakes } from './markdown.ts';
import { shapeMistakes } from './shapes.ts';
import { valueMistakes } from './values.ts';

/** Everything that can be wrong with a file of the content folder, in words: a terminal says the English ones. */
export const textMistakes = {
  ...fileMistakes,
  ...markdownMistakes,
  ...valueMistakes,
  ...shapeMistakes,
} as const;

export type TextMistakeCode = keyof typeof textMistakes;

/** Every code, for schemas. */
export const TEXT_MISTAKE_CODES = Object.keys(textMistakes) as [TextMistakeCode, ...TextMistakeCode[]];

/** What is wrong, and what its sentence names. */
export interface TextMistake {
  code: TextMistakeCode;
  values: Record<string, string>;
}

/** The English sentence of a mistake, as terminals and logs have it. */
export function mistakeSentence({ code, values }: TextMistake): string {
  return textMistakes[code].en.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}

/** A mistake as the message of a schema, which can only be a text; `mistakeOfMessage` reads it back. */
export function mistakeMessage(code: TextMistakeCode, values: Record<string, string> = {}): string {
  return JSON.stringify({ code, values });
}

/** The mistake that a schema's message says; undefined for the messages of the library. */
export function mistakeOfMessage(message: string): TextMistake | undefined {
  if (!message.startsWith('{"code":')) return undefined;
  return JSON.parse(message) as TextMistake;
}
