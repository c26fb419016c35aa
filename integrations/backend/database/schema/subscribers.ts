import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { MailingOption } from '@tourbillon/domain/contract/subscription.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { moment } from './columns.ts';

/** A subscriber of the mailing list: pending, then confirmed, then unsubscribed (§4 Subscription). */
export const subscribers = pgTable('subscribers', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Lower case. */
  email: text().notNull().unique(),
  state: text({ enum: ['pending', 'confirmed', 'unsubscribed'] }).notNull(),
  /** Language and topics of the letters, as last confirmed. */
  locale: text().$type<Locale>().notNull(),
  options: jsonb().$type<MailingOption[]>().notNull(),
  /** The record of the consent (decision 57): its time and the edition of the privacy policy. */
  consentedAt: moment(),
  consentPolicy: text(),
  createdAt: moment().notNull(),
  confirmedAt: moment(),
  unsubscribedAt: moment(),
  /** The end of the period that weekly letters have covered; null before the first letter. */
  digestedUntil: moment(),
});

/** Secrets of mailed links, hashed, with the settings that a confirmation would apply. */
export const subscriptionTokens = pgTable(
  'subscription_tokens',
  {
    /** SHA-256 of the secret, hexadecimal. */
    hash: text().primaryKey(),
    subscriberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['confirm', 'unsubscribe'] }).notNull(),
    locale: text().$type<Locale>().notNull(),
    options: jsonb().$type<MailingOption[]>().notNull(),
    /** Edition of the privacy policy that was shown: its date. */
    policy: text(),
    createdAt: moment().notNull(),
    /** Null for links that never expire, such as those that unsubscribe. */
    expiresAt: moment(),
    usedAt: moment(),
  },
  (table) => [index('subscription_tokens_subscriber').on(table.subscriberId, table.purpose)],
);
