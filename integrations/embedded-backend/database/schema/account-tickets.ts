import { bigint, date, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { pledgeTickets } from './pledge-tickets.ts';

const moment = () => timestamp({ withTimezone: true });

const accountId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

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

/** Reminders of tickets that were sent: each once, anew when the day it is about becomes another. */
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
