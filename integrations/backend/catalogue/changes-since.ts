import { and, asc, gt, lte } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

/** The items that have changed between two versions; undefined if anything else may have. */
export async function changesSince(
  database: Database,
  since: number,
  version: number,
): Promise<number[] | undefined> {
  const { catalogueChanges } = schema;
  const rows = await database
    .select()
    .from(catalogueChanges)
    .where(and(gt(catalogueChanges.version, since), lte(catalogueChanges.version, version)))
    .orderBy(asc(catalogueChanges.version));
  // A version without a row was raised by other data, or its row has been deleted.
  if (version < since || rows.length < version - since) return undefined;
  const ids = new Set<number>();
  for (const { items } of rows) {
    if (items === null) return undefined;
    for (const id of items) ids.add(id);
  }
  return [...ids];
}
