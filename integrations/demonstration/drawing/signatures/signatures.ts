import { CARTIER_AND_HERMES } from './cartier-and-hermes.ts';
import { INTEGRATED_BRACELETS } from './integrated.ts';
import { ROLEX_AND_TUDOR } from './rolex-and-tudor.ts';
import type { Signature, SignatureRow } from './signature.ts';
import { SPORT } from './sport.ts';

/** All signatures. The first row that matches applies, so a line of a collection comes before the collection. */
const SIGNATURES: readonly SignatureRow[] = [
  ...ROLEX_AND_TUDOR,
  ...CARTIER_AND_HERMES,
  ...INTEGRATED_BRACELETS,
  ...SPORT,
];

/**
 * The signature of a watch, if its collection has one.
 * @param key slugs of brand, collection, model and reference, separated by spaces.
 */
export function signatureOf(key: string): Signature | undefined {
  return SIGNATURES.find(([, pattern]) => pattern.test(key))?.[2];
}
