import { columnTitle } from './column-title.ts';
import { mistakeText } from './mistake-words.ts';

/**
 * Why a piece was not changed, in the language of the desk. A message about a cell begins with the name of its column.
 * @param t the desk's texts.
 */
export function resultText(message: string, t: Parameters<typeof mistakeText>[1]): string {
  const [, column, sentence] = /^([a-z_]+): (.+)$/s.exec(message) ?? [];
  return column !== undefined && sentence !== undefined
    ? `${columnTitle(column, t)}: ${mistakeText(sentence, t)}`
    : mistakeText(message, t);
}
