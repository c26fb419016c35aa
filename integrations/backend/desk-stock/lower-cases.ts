import { letterCases } from '../language/letter-cases.ts';

/**
 * A text as `lower()` of a database may write it: one variant of a Latin text. A database with locale C leaves the case
 * of other letters as it is, so there is a variant for each.
 */
export function lowerCases(text: string): string[] {
  const cases = letterCases(text).map((one) => one.replace(/[A-Z]/g, (letter) => letter.toLowerCase()));
  return [...new Set(cases)];
}
