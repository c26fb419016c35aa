import { createHmac } from 'node:crypto';

/** Kinds of hashed values. The same text has a different hash as account and as address. */
export type Hashed = 'account' | 'address';

/** Hashes a value that must not be stored as plain text. */
export type KeyedHash = (what: Hashed, value: string) => string;

/**
 * Makes a keyed hash from a key derived from the staff key. With the database alone, nobody can read an address or
 * test guesses.
 * @param staffKey of the data directory, or `STAFF_KEY` if several machines have a backend.
 */
export function keyedHash(staffKey: string): KeyedHash {
  const key = createHmac('sha256', staffKey).update('security events').digest();
  return (what, value) => createHmac('sha256', key).update(`${what} ${value}`).digest('base64url');
}
