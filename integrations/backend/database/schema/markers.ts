import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Named numbers. For example, `demo-data` is 1 when the demonstration has filled the database, and triggers increment
 * `catalogue` at every change of brands, collections or items, so that backends follow it, see
 * `catalogue_changes`.
 */
export const markers = pgTable('markers', {
  name: text().primaryKey(),
  value: integer().notNull(),
});
