import { asc, eq, gt, lt, max, min, ne, and } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import { formatCursor, parseCursor } from './feed-position.ts';

/** Maximum number of changes in one response. A reader that is further behind asks again. */
const MOST = 500;

/** Days a change is kept. A reader that was away for longer must assume that everything changed. */
const KEPT_DAYS = 30;

/** The changes after a reader's position. */
export interface FeedResponse {
  /** False: some changes are no longer known, so anything may have changed. */
  complete: boolean;
  feed: string;
  /** The position after these changes. */
  cursor: string;
  changes: (typeof schema.changes.$inferSelect)[];
}

/**
 * Reads the feed.
 * @param since the cursor of an earlier response; without it, only the current cursor is returned.
 */
export async function readFeed(database: Database, since: string | undefined): Promise<FeedResponse> {
  const { changes, changeFeed } = schema;
  const [feed] = await database.select().from(changeFeed);
  const [ends] = await database.select({ oldest: min(changes.id), newest: max(changes.id) }).from(changes);
  const { oldest, newest } = { oldest: ends?.oldest ?? 1, newest: ends?.newest ?? 0 };
  const name = feed?.id ?? '';
  if (since === undefined)
    return { complete: true, feed: name, cursor: formatCursor(name, newest), changes: [] };
  const place = parseCursor(since);
  // The cursor is of another database, of a database restored from a backup, or older than the oldest stored change.
  if (place?.feed !== name || place.id > newest || place.id < oldest - 1) {
    return { complete: false, feed: name, cursor: formatCursor(name, newest), changes: [] };
  }
  const rows =
    place.id === newest
      ? []
      : await database
          .select()
          .from(changes)
          .where(gt(changes.id, place.id))
          .orderBy(asc(changes.id))
          .limit(MOST);
  return {
    complete: true,
    feed: name,
    cursor: formatCursor(name, rows.at(-1)?.id ?? place.id),
    changes: rows,
  };
}

/** Deletes old changes. The newest stays, so that the feed keeps its position. */
export async function deleteOldChanges(database: Database, now = new Date()): Promise<void> {
  const { changes } = schema;
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000);
  const [newest] = await database.select({ id: max(changes.id) }).from(changes);
  await database.delete(changes).where(and(lt(changes.at, before), ne(changes.id, newest?.id ?? 0)));
}

/** Version of the texts: it changes with every import or withdrawal. */
export async function contentVersion(database: Database): Promise<number> {
  const { markers } = schema;
  const rows = await database.select().from(markers).where(eq(markers.name, 'content'));
  return rows[0]?.value ?? 0;
}
