import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accountId, accounts } from './accounts.ts';
import { moment } from './columns.ts';
import { challengeColumns, passkeyColumns } from './passkey-columns.ts';

/** What an account has beside its password. An account without a row has nothing. */
export const accountSecurity = pgTable('account_security', {
  accountId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** What passkeys know the account by: random, base64url, so that an authenticator reveals nothing of us. */
  userHandle: text().notNull().unique(),
  /** Since when a password alone does not log in; null when it does. */
  secondFactorAt: moment(),
  /** Salt of the recovery codes, base64; null where there are none. */
  recoverySalt: text(),
  recoveryMadeAt: moment(),
});

/** Passkeys (WebAuthn credentials). */
export const passkeys = pgTable('passkeys', { ...passkeyColumns(), accountId: accountId() }, (table) => [
  index('passkeys_account').on(table.accountId),
]);

/** Challenges that were given out and not yet answered; each is deleted by the first answer. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    ...challengeColumns(),
    purpose: text({ enum: ['add', 'login', 'second_factor', 'proof'] }).notNull(),
    /** Whose answer is expected; null where the answer says who it is. */
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [index('passkey_challenges_end').on(table.expiresAt)],
);

/** Recovery codes, hashed, good once. */
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

/** Logins whose password was right and whose second factor is still to come. */
export const loginTickets = pgTable('login_tickets', {
  /** SHA-256 of the ticket, hexadecimal. */
  hash: text().primaryKey(),
  accountId: accountId(),
  /** Answers that were wrong. */
  failures: integer().notNull().default(0),
  expiresAt: moment().notNull(),
});

/** A passkey, and what protects an account beside its password, as the database holds them. */
export type PasskeyRow = typeof passkeys.$inferSelect;
export type AccountSecurityRow = typeof accountSecurity.$inferSelect;
