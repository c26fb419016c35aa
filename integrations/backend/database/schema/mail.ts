import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { moment } from './columns.ts';

/** Letters to send, sent, and given up. A row is written in the transaction of the change it reports. */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** Name of the template. */
    template: text().notNull(),
    /** What the template takes; emptied once the letter is sent, for it may hold secrets of links. */
    values: jsonb(),
    state: text({ enum: ['waiting', 'sent', 'dead'] })
      .notNull()
      .default('waiting'),
    /** Attempts begun, the one under way included. */
    attempts: integer().notNull().default(0),
    /** When it may be tried next; while a worker has it, when that worker's claim ends. */
    dueAt: moment().notNull(),
    /** Codes of the last failure, without words: those of a mail server name the recipient. */
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
