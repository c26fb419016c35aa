import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accountId } from './accounts.ts';
import { pledgeTickets } from './pledge-tickets.ts';
import { moment } from './columns.ts';

const number = () =>
  text()
    .notNull()
    .references(() => pledgeTickets.number, { onDelete: 'cascade' });

/** Pledge tickets that account holders have proved to be theirs. */
export const accountTickets = pgTable(
  'account_tickets',
  { accountId: accountId(), number: number(), provedAt: moment().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.number] })],
);

/** Reminders of tickets that were sent: each once, again when the day it is about becomes another. */
export const ticketReminders = pgTable(
  'ticket_reminders',
  {
    accountId: accountId(),
    number: number(),
    /** The day it reminds of, and how many days ahead it was to come. */
    kind: text({ enum: ['due', 'grace'] }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.number, table.kind, table.day] })],
);
