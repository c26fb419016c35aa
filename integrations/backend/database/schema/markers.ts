import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Counters by name: `demo-data` says which demonstration data has been filled in; `catalogue` is raised by triggers at
 * every change of brands, collections or items, and tells backends to load their index again.
 */
export const markers = pgTable('markers', {
  name: text().primaryKey(),
  value: integer().notNull(),
});
