import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Pledge tickets, as the shop's books have them; here so that who holds one can ask where it stands (decision 15). */
export const pledgeTickets = pgTable('pledge_tickets', {
  /** Letters and digits only: `77104217` for `77-104217`. */
  number: text().primaryKey(),
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
  amount: integer().notNull(),
  currency: text().notNull(),
  /** Bought back by its holder. */
  redeemed: boolean().notNull().default(false),
});
