import { otherLayouts } from './keyboard.ts';
import { looksLatin } from './look-alike.ts';
import { toLatin } from './transliterate.ts';

/** A reference number in lower case, without dots, dashes, spaces and slashes. */
export function compactReference(reference: string): string {
  return reference.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The reference without zeros after letters: `PAM01273` is also written PAM 1273. */
export function withoutZeros(compact: string): string {
  return compact.replace(/(\p{L})0+(?=\d)/gu, '$1');
}

/**
 * Possible Latin forms of a reference with Cyrillic letters: by shape (`WSSА0018`), by sound (`126610ЛН`), by
 * keyboard key (`126610ДТ`).
 */
export function latinReferences(typed: string): string[] {
  const compact = compactReference(typed);
  if (!/\p{Script=Cyrillic}/u.test(compact)) return [compact];
  const forms = [looksLatin(compact), toLatin(compact), ...otherLayouts(compact)];
  return [...new Set(forms)].filter((form) => /^[a-z0-9]+$/.test(form));
}
