/**
 * A text in the cases that it may be written in: a database of the locale C folds Latin letters alone, so that a search
 * for a name asks for each of them.
 */
export function letterCases(text: string): string[] {
  const lower = text.toLowerCase();
  const titled = lower.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  return [...new Set([text, lower, text.toUpperCase(), titled])];
}
