import { createHmac } from 'node:crypto';

/** What is recorded as a hash only. Each has hashes of its own: that of an account never equals that of an address. */
export type Hashed = 'account' | 'address';

/** Makes hashes of what may not be stored in clear. */
export type KeyedHash = (what: Hashed, value: string) => string;

/**
 * Hashes with a key derived from that of the staff: somebody who has the database alone can neither read an address out
 * of it nor try all there are.
 * @param staffKey of the data directory, or `STAFF_KEY` where several machines have a backend.
 */
export function keyedHash(staffKey: string): KeyedHash {
  const key = createHmac('sha256', staffKey).update('security events').digest();
  return (what, value) => createHmac('sha256', key).update(`${what} ${value}`).digest('base64url');
}
