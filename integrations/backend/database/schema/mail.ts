import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { moment } from './columns.ts';

/**
 * The mail queue: letters to send, sent, and given up. A row is written in the transaction of the change that it
 * reports.
 */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** Name of the template. */
    template: text().notNull(),
    /** The values for the template; deleted after sending, because they may contain secrets of links. */
    values: jsonb(),
    state: text({ enum: ['waiting', 'sent', 'dead'] })
      .notNull()
      .default('waiting'),
    /** Started attempts, including the current one. */
    attempts: integer().notNull().default(0),
    /** When the next attempt may start; during an attempt, when the claim of its worker ends. */
    dueAt: moment().notNull(),
    /** Codes of the last failure, without texts: texts of a mail server contain the recipient's address. */
    lastError: text(),
    createdAt: moment().notNull(),
    /** When it was sent or given up. */
    settledAt: moment(),
  },
  (table) => [
    index('mail_queue_due')
      .on(table.dueAt)
      .where(sql`state = 'waiting'`),
  ],
);
