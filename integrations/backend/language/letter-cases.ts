/**
 * A text in the cases that it may be written in: a database of the locale C folds Latin letters alone, so that a search
 * for a name asks for each of them.
 */
export function letterCases(text: string): string[] {
  const lower = text.toLowerCase();
  const titled = lower.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  return [...new Set([text, lower, text.toUpperCase(), titled])];
}

/** The same for a column whose Latin letters are in lower case. */
export function searchedCases(text: string): string[] {
  const latin = (one: string) => one.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return [...new Set(letterCases(text).map(latin))];
}
