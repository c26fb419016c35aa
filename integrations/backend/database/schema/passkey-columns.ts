import { bigint, boolean, jsonb, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * Columns of a passkey (WebAuthn credential), without its owner. Visitors and the desk have separate tables, so that
 * no passkey is valid for both.
 */
export const passkeyColumns = () => ({
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** The id from the authenticator, base64url. */
  credentialId: text().notNull().unique(),
  /** COSE public key, base64url. */
  publicKey: text().notNull(),
  /** Signature counter of the authenticator; 0 if it has none. */
  counter: bigint({ mode: 'number' }).notNull(),
  /** Transports of the authenticator, as the browser reported them. */
  transports: jsonb().$type<string[]>().notNull(),
  /** Relying party of the passkey: a host, or the domain that hosts share. */
  rpId: text().notNull(),
  /** Whether a service synchronises it with other devices. */
  synced: boolean().notNull(),
  /** The owner's name for it. */
  name: text().notNull(),
  createdAt: moment().notNull(),
  usedAt: moment(),
});

/** Columns of a challenge, without its purpose and owner. */
export const challengeColumns = () => ({
  /** 256 random bits, base64url. */
  challenge: text().primaryKey(),
  rpId: text().notNull(),
  expiresAt: moment().notNull(),
});
