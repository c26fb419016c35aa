import { createHash } from 'node:crypto';

/** Letters and digits that are not taken for one another (Crockford’s base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const LENGTH = 10;

/**
 * The number of a request that is looked up by it, `K7QM2-3F9TX`: made of its key, so that its sender learns it at once,
 * also while the backend is away, and a second click has no other. 50 bits; whoever asks has to know the contact as well.
 */
export function requestNumber(key: string): string {
  const bytes = createHash('sha256').update(`request number ${key}`).digest();
  const signs = Array.from({ length: LENGTH }, (_, place) => SIGNS[(bytes[place] ?? 0) % SIGNS.length]);
  return `${signs.slice(0, LENGTH / 2).join('')}-${signs.slice(LENGTH / 2).join('')}`;
}

/** A number as somebody types it: of a request in any case and spacing, or of an offer, `1042-1`; undefined for neither. */
export function readRequestNumber(typed: string): string | undefined {
  const text = typed.replace(/[\s№]/g, '').replace(/[–—]/g, '-').toUpperCase();
  if (/^\d{1,15}-\d{1,3}$/.test(text)) return text;
  const signs = text.replace(/-/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  const isNumber = signs.length === LENGTH && [...signs].every((sign) => SIGNS.includes(sign));
  return isNumber ? `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}` : undefined;
}
