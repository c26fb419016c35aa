import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Counters that storefronts and backends of several machines share: writes of a network, used proofs, failed
 * attempts. A row is deleted after its end.
 */
export const counters = pgTable('counters', {
  /** Name of the limit, and the hash of the counted subject. */
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: timestamp({ withTimezone: true }).notNull(),
});
