import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

/** The version of the database, and the items that changed since an earlier one. */
interface Changes {
  version: number;
  /** Undefined if anything else may have changed. */
  ids: number[] | undefined;
}

/** Reads the changes since a version, in one query: its answer waits for the requests that came before it. */
export async function changesSince(database: Database, since: number): Promise<Changes> {
  const { catalogueChanges: changes, markers } = schema;
  const rows = await database
    .select({ version: markers.value, changed: changes.version, items: changes.items })
    .from(markers)
    .leftJoin(changes, and(gt(changes.version, since), lte(changes.version, markers.value)))
    .where(eq(markers.name, 'catalogue'))
    .orderBy(asc(changes.version));
  const version = rows[0]?.version ?? 0;
  const noted = rows.filter(({ changed }) => changed !== null);
  // A version without a row was raised by other data, or its row has been deleted.
  if (version < since || noted.length < version - since) return { version, ids: undefined };
  const ids = new Set<number>();
  for (const { items } of noted) {
    if (items === null) return { version, ids: undefined };
    for (const id of items) ids.add(id);
  }
  return { version, ids: [...ids] };
}
