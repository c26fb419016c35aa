import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a mailed link: 256 random bits, URL-safe. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a secret. A person who reads the database cannot use the links. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
