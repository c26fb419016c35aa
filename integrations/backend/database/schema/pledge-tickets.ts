import { type AnyPgColumn, bigint, boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { TICKET_EVENTS } from '@tourbillon/domain/desk/ticket-words.ts';
import { moment } from './columns.ts';
import { requests } from './requests.ts';
import { staff } from './staff.ts';

/** Pledge tickets from the shop's books, so that their holders can look up the state (decision 15). */
export const pledgeTickets = pgTable(
  'pledge_tickets',
  {
    /** Letters and digits only: `77104217` for `77-104217`. */
    number: text().primaryKey(),
    /** The id for the desk and its audit log. */
    id: bigint({ mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
    /** The number as printed on the ticket. */
    printed: text().notNull(),
    /** Alias of the city in which it was issued. */
    city: text().notNull(),
    /** Last four digits of the holder's phone. */
    phoneDigits: text().notNull(),
    /** Hash of the code printed under the number (`pledge/ticket-code.ts`); null for tickets that have none. */
    codeHash: text(),
    /** Days in the zone of the shop. */
    due: date({ mode: 'string' }).notNull(),
    graceEnd: date({ mode: 'string' }).notNull(),
    /** The sum to redeem the pledge on the due day: whole units of `currency`. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    /**
     * The principal, the day of issue, and the daily rate in millionths of the principal; null where only `amount` is
     * known.
     */
    principal: bigint({ mode: 'number' }),
    issued: date({ mode: 'string' }),
    dayRate: integer(),
    /** When the sums above were last set; later payments are subtracted. Null: not since the ticket was imported. */
    sumsAt: moment(),
    /** Number of extensions. */
    extended: integer().notNull().default(0),
    /** Incremented at every change of the row, to detect that somebody else has changed it meanwhile. */
    revision: integer().notNull().default(0),
    /** Redeemed by its holder. */
    redeemed: boolean().notNull().default(false),
  },
  (table) => [index('pledge_tickets_due').on(table.due, table.number)],
);

/** Events of pledge tickets, and who recorded them. */
export const ticketEvents = pgTable(
  'ticket_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    number: text()
      .notNull()
      .references(() => pledgeTickets.number, { onDelete: 'cascade' }),
    kind: text({ enum: TICKET_EVENTS }).notNull(),
    /** The payment that it cancels. */
    cancels: bigint({ mode: 'number' }).references((): AnyPgColumn => ticketEvents.id, {
      onDelete: 'cascade',
    }),
    /** The day of the event, such as the day of a payment. */
    day: date({ mode: 'string' }).notNull(),
    /** The payment, whole units of the ticket's currency; for an extension the sum to pay on the new due day. */
    amount: bigint({ mode: 'number' }),
    /** The new dates of an extension. */
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
