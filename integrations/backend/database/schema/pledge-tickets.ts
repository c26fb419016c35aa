import { bigint, boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { TICKET_EVENTS } from '@tourbillon/domain/desk/ticket-words.ts';
import { moment } from './columns.ts';
import { requests } from './requests.ts';
import { staff } from './staff.ts';

/** Pledge tickets, as the shop's books have them; here so that who holds one can ask where it stands (decision 15). */
export const pledgeTickets = pgTable(
  'pledge_tickets',
  {
    /** Letters and digits only: `77104217` for `77-104217`. */
    number: text().primaryKey(),
    /** By which the desk and its audit log name it. */
    id: bigint({ mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
    /** The same as it stands on the ticket. */
    printed: text().notNull(),
    /** Alias of the city it was made out in. */
    city: text().notNull(),
    /** Last four digits of the holder's phone. */
    phoneDigits: text().notNull(),
    /** Hash of the code printed under the number (`pledge/ticket-code.ts`); null for tickets that have none. */
    codeHash: text(),
    /** Days in the zone of the shop. */
    due: date({ mode: 'string' }).notNull(),
    graceEnd: date({ mode: 'string' }).notNull(),
    /** Paid to buy the pledge back on the due day: whole units of `currency`. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** What was lent, since when, and millionths of it for each day; null where only `amount` is known. */
    principal: bigint({ mode: 'number' }),
    issued: date({ mode: 'string' }),
    dayRate: integer(),
    /** When the sums above were last said: what was paid since is taken off them; null: never since it was taken in. */
    sumsAt: moment(),
    /** How often it was extended. */
    extended: integer().notNull().default(0),
    /** How often anything of it was changed: whoever has seen another number has seen old news. */
    revision: integer().notNull().default(0),
    /** Bought back by its holder. */
    redeemed: boolean().notNull().default(false),
  },
  (table) => [index('pledge_tickets_due').on(table.due, table.number)],
);

/** What became of a pledge ticket, and who noted it. */
export const ticketEvents = pgTable(
  'ticket_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    number: text()
      .notNull()
      .references(() => pledgeTickets.number, { onDelete: 'cascade' }),
    kind: text({ enum: TICKET_EVENTS }).notNull(),
    /** The day it is of: when it was paid. */
    day: date({ mode: 'string' }).notNull(),
    /** What was paid, whole units of the ticket's currency; of an extension, what is paid on the new due day. */
    amount: bigint({ mode: 'number' }),
    /** The days from then on, of an extension. */
    due: date({ mode: 'string' }),
    graceEnd: date({ mode: 'string' }),
    note: text().notNull().default(''),
    /** The request that it answers. */
    requestId: bigint({ mode: 'number' }).references(() => requests.id, { onDelete: 'set null' }),
    staffId: bigint({ mode: 'number' }).references(() => staff.id, { onDelete: 'set null' }),
    at: moment().notNull(),
  },
  (table) => [index('ticket_events_number').on(table.number, table.id)],
);
