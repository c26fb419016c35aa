import { integer, pgTable } from 'drizzle-orm/pg-core';

/**
 * What each version of the catalogue changed, so that backends change their indexes in place. The triggers that
 * increment the marker `catalogue` write the rows, and keep the last thousand. A version without a row changed
 * anything.
 */
export const catalogueChanges = pgTable('catalogue_changes', {
  version: integer().primaryKey(),
  /** Ids of the items; null if names changed, or too many items for a list of them. */
  items: integer().array(),
});
