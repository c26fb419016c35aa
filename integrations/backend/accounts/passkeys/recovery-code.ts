import { randomInt } from 'node:crypto';

/** Digits and letters that nobody takes for one another (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Signs of a code, 60 random bits, and how many stand together. */
const LENGTH = 12;
const GROUP = 4;

/** A new recovery code: `7K2M-Q9XD-4HTV`. */
export function newRecoveryCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return signs.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? '';
}

/**
 * A code as somebody has typed it, in the form it is compared in: case, spaces and hyphens do not matter, nor what was
 * taken for another sign. Undefined when it cannot be one.
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
