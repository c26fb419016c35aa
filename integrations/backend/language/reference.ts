import { otherLayouts } from './keyboard.ts';
import { looksLatin } from './look-alike.ts';
import { toLatin } from './transliterate.ts';

/** A reference number without what people leave out or put in: case, dots, dashes, spaces, slashes. */
export function compactReference(reference: string): string {
  return reference.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The same without zeros after letters: `PAM01273` is also called PAM 1273. */
export function withoutNoughts(compact: string): string {
  return compact.replace(/(\p{L})0+(?=\d)/gu, '$1');
}

/**
 * Latin forms of what may be a reference with Cyrillic letters in it: by their look (`WSSА0018`), by their sound
 * (`126610ЛН`), by their key (`126610ДТ`).
 */
export function latinReferences(typed: string): string[] {
  const compact = compactReference(typed);
  if (!/\p{Script=Cyrillic}/u.test(compact)) return [compact];
  const forms = [looksLatin(compact), toLatin(compact), ...otherLayouts(compact)];
  return [...new Set(forms)].filter((form) => /^[a-z0-9]+$/.test(form));
}
