import { randomInt } from 'node:crypto';

/** Digits and letters that are hard to confuse (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a code (60 random bits), and characters of a group. */
const LENGTH = 12;
const GROUP = 4;

/** A new recovery code: `7K2M-Q9XD-4HTV`. */
export function newRecoveryCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return signs.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? '';
}

/**
 * Normalises a typed code for comparison: upper case, without spaces and hyphens, and with confused characters
 * replaced. Undefined when it cannot be a recovery code.
 */
export function plainRecoveryCode(typed: string): string | undefined {
  const signs = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const isCode = signs.length === LENGTH && [...signs].every((sign) => SIGNS.includes(sign));
  return isCode ? signs : undefined;
}
