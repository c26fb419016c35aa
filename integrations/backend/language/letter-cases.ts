/**
 * Case variants of a text. A database with locale C ignores case only for Latin letters, so a search for a name must
 * try each variant.
 */
export function letterCases(text: string): string[] {
  const lower = text.toLowerCase();
  const titled = lower.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  return [...new Set([text, lower, text.toUpperCase(), titled])];
}
