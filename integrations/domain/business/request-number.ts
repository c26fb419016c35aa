import { createHash } from 'node:crypto';

/** Letters and digits that people do not confuse (Crockford’s base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const LENGTH = 10;

/**
 * The number by which a sender finds their request, such as `K7QM2-3F9TX`. It is derived from the idempotency key, so
 * the sender gets it at once, even while the backend is down, and a second click gives the same number. It has 50
 * bits; a look-up also needs the contact.
 */
export function requestNumber(key: string): string {
  const bytes = createHash('sha256').update(`request number ${key}`).digest();
  const signs = Array.from({ length: LENGTH }, (_, place) => SIGNS[(bytes[place] ?? 0) % SIGNS.length]);
  return `${signs.slice(0, LENGTH / 2).join('')}-${signs.slice(LENGTH / 2).join('')}`;
}

/**
 * Reads a typed number: of a request, in any case and spacing, or of an offer, `1042-1`; undefined for anything else.
 */
export function readRequestNumber(typed: string): string | undefined {
  const text = typed.replace(/[\s№]/g, '').replace(/[–—]/g, '-').toUpperCase();
  if (/^\d{1,15}-\d{1,3}$/.test(text)) return text;
  const signs = text.replace(/-/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  const isNumber = signs.length === LENGTH && [...signs].every((sign) => SIGNS.includes(sign));
  return isNumber ? `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}` : undefined;
}
