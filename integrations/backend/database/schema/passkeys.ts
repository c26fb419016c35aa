import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accountId, accounts } from './accounts.ts';
import { moment } from './columns.ts';
import { challengeColumns, passkeyColumns } from './passkey-columns.ts';

/** Security settings of an account besides its password. An account without a row has none. */
export const accountSecurity = pgTable('account_security', {
  accountId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** WebAuthn user handle: random, base64url, so that an authenticator learns nothing about the account. */
  userHandle: text().notNull().unique(),
  /** Since when a password alone is not enough to log in; null when it is. */
  secondFactorAt: moment(),
  /** Salt of the recovery codes, base64; null when there are none. */
  recoverySalt: text(),
  recoveryMadeAt: moment(),
});

/** Passkeys (WebAuthn credentials). */
export const passkeys = pgTable('passkeys', { ...passkeyColumns(), accountId: accountId() }, (table) => [
  index('passkeys_account').on(table.accountId),
]);

/** Issued challenges without a response; the first response deletes its challenge. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    ...challengeColumns(),
    purpose: text({ enum: ['add', 'login', 'second_factor', 'proof'] }).notNull(),
    /** The account that has to respond; null where the response identifies the account. */
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [index('passkey_challenges_end').on(table.expiresAt)],
);

/** Recovery codes, hashed, for single use. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountId(),
    /** argon2id with the salt of the account's codes, base64. */
    hash: text().notNull(),
    usedAt: moment(),
  },
  (table) => [index('recovery_codes_account').on(table.accountId)],
);

/** Logins with a correct password that wait for the second factor. */
export const loginTickets = pgTable('login_tickets', {
  /** SHA-256 of the ticket, hexadecimal. */
  hash: text().primaryKey(),
  accountId: accountId(),
  /** Wrong responses. */
  failures: integer().notNull().default(0),
  expiresAt: moment().notNull(),
});

/** Rows of the tables of passkeys and of security settings. */
export type PasskeyRow = typeof passkeys.$inferSelect;
export type AccountSecurityRow = typeof accountSecurity.$inferSelect;
