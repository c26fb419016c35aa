import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NotifyType } from '@tourbillon/domain/contract/account/contact.ts';
import type { MailingOption } from '@tourbillon/domain/contract/subscription.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { moment } from './columns.ts';

/** People with a personal area. */
export const accounts = pgTable('accounts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Lower case; used to log in. */
  email: text().notNull().unique(),
  /** When the mailbox was confirmed; null until then. */
  confirmedAt: moment(),
  name: text().notNull(),
  /** Plus and digits; empty if a nickname is given instead. */
  phone: text().notNull(),
  /** With its @; empty if there is none. */
  nickname: text().notNull(),
  /** 1 call, 2 WhatsApp, 4 Telegram (§3, decision 50). */
  notifyType: integer().$type<NotifyType>().notNull(),
  /** Language of letters. */
  locale: text().$type<Locale>().notNull(),
  /** argon2id in the PHC format. */
  passwordHash: text().notNull(),
  passwordChangedAt: moment().notNull(),
  /** The kinds of letters that the account wants. */
  notifications: jsonb().$type<MailingOption[]>().notNull().default([]),
  /** The staff's decision whether it is a regular customer (§6); null applies the rule. */
  regular: boolean(),
  createdAt: moment().notNull(),
  /** When it will be deleted, if its holder has requested that. */
  deleteAt: moment(),
});

/** A row of the table of accounts. */
export type AccountRow = typeof accounts.$inferSelect;

/** Reference to an account; the row is deleted with the account. */
export const accountId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Known devices: browsers that have logged in to an account before. Their tokens give no access by themselves. */
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

/** Sessions. */
export const sessions = pgTable(
  'sessions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the account token, hexadecimal: read access to the database gives no usable token. */
    hash: text().notNull().unique(),
    /** Hash of the previous token, before the holder authenticated again: forms sent with it are still accepted. */
    previousHash: text(),
    accountId: accountId(),
    /** The known device; null when it has been forgotten. */
    deviceId: bigint({ mode: 'number' }).references(() => accountDevices.id, { onDelete: 'set null' }),
    /** Browser and system, as far as known, else empty. */
    device: text().notNull(),
    /** The network in which it was opened: a keyed hash, and a form that its owner may recognise, `203.0.*.*`. */
    network: text(),
    place: text().notNull().default(''),
    createdAt: moment().notNull(),
    seenAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** When its holder last authenticated; null for sessions older than this column. */
    provedAt: moment(),
  },
  (table) => [
    index('sessions_account').on(table.accountId),
    index('sessions_previous').on(table.previousHash),
    index('sessions_device').on(table.deviceId),
  ],
);

/** Secrets of mailed links to accounts, hashed, for single use. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    /** SHA-256 of the secret, hexadecimal. */
    hash: text().primaryKey(),
    accountId: accountId(),
    purpose: text({ enum: ['confirm', 'reset', 'email', 'undo'] }).notNull(),
    /** The new address of the account, for the purposes `email` and `undo`. */
    email: text(),
    /** For `email`: the session of the request, which stays open after the change. */
    sessionId: bigint({ mode: 'number' }).references(() => sessions.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('mail_tokens_account').on(table.accountId, table.purpose)],
);

/** Consents of account holders, given and withdrawn (decision 57). */
export const consents = pgTable(
  'consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountId(),
    /** The context of the consent: `registration`, `mailing`, or the call of a request. */
    purpose: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** Edition of the consent's text, null if no site has shown one, and of the privacy policy shown with it. */
    text: text(),
    policy: text(),
    givenAt: moment().notNull(),
    withdrawnAt: moment(),
  },
  (table) => [index('consents_account').on(table.accountId)],
);
