import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accountId } from './accounts.ts';
import { pledgeTickets } from './pledge-tickets.ts';
import { moment } from './columns.ts';

const number = () =>
  text()
    .notNull()
    .references(() => pledgeTickets.number, { onDelete: 'cascade' });

/** Pledge tickets whose holders have proved their ownership. */
export const accountTickets = pgTable(
  'account_tickets',
  { accountId: accountId(), number: number(), provedAt: moment().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.number] })],
);

/** Sent reminders about tickets: one for each date, and another one when the date changes. */
export const ticketReminders = pgTable(
  'ticket_reminders',
  {
    accountId: accountId(),
    number: number(),
    /** The kind of the date, and the date that the letter reminds of. */
    kind: text({ enum: ['due', 'grace'] }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.number, table.kind, table.day] })],
);
