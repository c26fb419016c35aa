import { bigint, boolean, jsonb, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** A passkey (WebAuthn credential) beside whose it is: visitors and the desk have a table each, so that neither opens the other. */
export const passkeyColumns = () => ({
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** As the authenticator names it, base64url. */
  credentialId: text().notNull().unique(),
  /** COSE, base64url. */
  publicKey: text().notNull(),
  /** How often it was used, as far as the authenticator counts; 0 where it does not. */
  counter: bigint({ mode: 'number' }).notNull(),
  /** Ways to the authenticator, as the browser named them. */
  transports: jsonb().$type<string[]>().notNull(),
  /** Relying party it was made for: a host, or the domain that hosts share. */
  rpId: text().notNull(),
  /** Whether it is kept by a service that copies it to other devices. */
  synced: boolean().notNull(),
  /** What its owner calls it. */
  name: text().notNull(),
  createdAt: moment().notNull(),
  usedAt: moment(),
});

/** A challenge beside what it is for and whose answer is expected: for which relying party, and how long. */
export const challengeColumns = () => ({
  /** 256 random bits, base64url. */
  challenge: text().primaryKey(),
  rpId: text().notNull(),
  expiresAt: moment().notNull(),
});
