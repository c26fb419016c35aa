import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What storefronts of several machines count together: writes of a network, used proofs. Forgotten when it ends. */
export const counters = pgTable('counters', {
  /** Name of the limit and the hash of what is counted. */
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: timestamp({ withTimezone: true }).notNull(),
});
