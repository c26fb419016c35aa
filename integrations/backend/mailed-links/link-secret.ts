import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a mailed link: 256 bits, in letters an address can hold. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What of a secret is kept: somebody who reads the database cannot follow a link. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
