import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Key of the advisory lock: only one transaction at a time writes to the feed. The migration has the same key. */
const WRITERS_LOCK = 7_201_515;

/**
 * Takes the lock of those who write to the feed, until the transaction ends. Database triggers take it as well, but
 * only after a statement has locked its rows: whoever changes goods or rates calls this before the first row, so that
 * two writers never wait for each other (decision 665).
 */
export async function takeWritersLock(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${WRITERS_LOCK})`);
}
