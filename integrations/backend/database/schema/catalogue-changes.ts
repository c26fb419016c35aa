import { integer, pgTable } from 'drizzle-orm/pg-core';

/**
 * The changes of each version of the catalogue, so that backends can change their indexes in place. The triggers that
 * increment the marker `catalogue` write the rows, and keep the last thousand. The changes of a version without a row
 * are unknown.
 */
export const catalogueChanges = pgTable('catalogue_changes', {
  version: integer().primaryKey(),
  /** Ids of the items; null if names changed, or too many items for a list of them. */
  items: integer().array(),
});
