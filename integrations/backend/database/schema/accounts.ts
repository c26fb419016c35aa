import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NotifyType } from '@tourbillon/domain/contract/account/contact.ts';
import type { MailingOption } from '@tourbillon/domain/contract/subscription.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { moment } from './columns.ts';

/** People with a personal area. */
export const accounts = pgTable('accounts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Lower case; how they log in. */
  email: text().notNull().unique(),
  /** When the mailbox was confirmed; null until then. */
  confirmedAt: moment(),
  name: text().notNull(),
  /** Plus and digits; empty where a nickname stands in its place. */
  phone: text().notNull(),
  /** With its @; empty when there is none. */
  nickname: text().notNull(),
  /** 1 call, 2 WhatsApp, 4 Telegram (§3, decision 50). */
  notifyType: integer().$type<NotifyType>().notNull(),
  /** Language of letters. */
  locale: text().$type<Locale>().notNull(),
  /** argon2id in the PHC format. */
  passwordHash: text().notNull(),
  passwordChangedAt: moment().notNull(),
  /** What the account wants letters about. */
  notifications: jsonb().$type<MailingOption[]>().notNull().default([]),
  /** What the staff have decided of a regular customer (§6); null leaves it to the rule. */
  regular: boolean(),
  createdAt: moment().notNull(),
  /** When it is deleted, if its holder has asked for that. */
  deleteAt: moment(),
});

/** An account as the database holds it. */
export type AccountRow = typeof accounts.$inferSelect;

/** The account whose row it is; it ends with the account. */
export const accountId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Browsers that have logged in to an account before: each brings a token of its own, which opens nothing by itself. */
export const accountDevices = pgTable(
  'account_devices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountId(),
    /** SHA-256 of the device's token, hexadecimal; the same for all accounts that were used in one browser. */
    hash: text().notNull(),
    createdAt: moment().notNull(),
    /** When it last logged in. */
    seenAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('account_devices_hash_account').on(table.hash, table.accountId),
    index('account_devices_account').on(table.accountId),
  ],
);

/** Logins that last. */
export const sessions = pgTable(
  'sessions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the account token, hexadecimal: somebody who reads the database cannot use one. */
    hash: text().notNull().unique(),
    /** Hash of the token it had until its holder showed again who they are: a form sent with that one is theirs. */
    previousHash: text(),
    accountId: accountId(),
    /** The browser it was opened in; null where that is remembered no more. */
    deviceId: bigint({ mode: 'number' }).references(() => accountDevices.id, { onDelete: 'set null' }),
    /** Browser and system, as far as they are known, else empty. */
    device: text().notNull(),
    /** Where it was opened: the keyed hash of the network, and what its owner may know it by, `203.0.*.*`. */
    network: text(),
    place: text().notNull().default(''),
    createdAt: moment().notNull(),
    seenAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** When its holder last showed a password or a passkey; null of sessions from before that was noted. */
    provedAt: moment(),
  },
  (table) => [
    index('sessions_account').on(table.accountId),
    index('sessions_previous').on(table.previousHash),
    index('sessions_device').on(table.deviceId),
  ],
);

/** Secrets of mailed links to accounts, hashed, good once. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    /** SHA-256 of the secret, hexadecimal. */
    hash: text().primaryKey(),
    accountId: accountId(),
    purpose: text({ enum: ['confirm', 'reset', 'email', 'undo'] }).notNull(),
    /** The address that an account is to have when the link is used, of `email` and `undo`. */
    email: text(),
    /** The session in which it was asked for, of `email`: it outlives the change. */
    sessionId: bigint({ mode: 'number' }).references(() => sessions.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('mail_tokens_account').on(table.accountId, table.purpose)],
);

/** What an account holder has agreed to, and taken back (decision 57). */
export const consents = pgTable(
  'consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountId(),
    /** What it was given with: `registration`, `mailing`, or the call of a request. */
    purpose: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** Edition of the words agreed to, null where no site has shown any, and of the privacy policy shown with them. */
    text: text(),
    policy: text(),
    givenAt: moment().notNull(),
    withdrawnAt: moment(),
  },
  (table) => [index('consents_account').on(table.accountId)],
);
