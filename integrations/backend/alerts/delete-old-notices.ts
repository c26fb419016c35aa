import { lt } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

const { alertNotices, alerts } = schema;

/** Days after which sent notices and ended alerts are deleted. */
const KEPT_DAYS = 365;

/** Deletes notices that were sent long ago, and alerts that ended long ago. */
export async function deleteOldNotices(database: Database, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000);
  await database.delete(alertNotices).where(lt(alertNotices.at, before));
  await database.delete(alerts).where(lt(alerts.endedAt, before));
}
