import { asc, inArray, lt } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

const { securityEvents } = schema;

/** Rows per statement, so that other work is not blocked for long. */
const AT_ONCE = 1_000;

const DAY = 24 * 3_600_000;

/** Deletes security events after their retention time of at least a year. */
export async function deleteOldEvents(database: Database, days: number, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - days * DAY);
  for (;;) {
    const old = database
      .select({ id: securityEvents.id })
      .from(securityEvents)
      .where(lt(securityEvents.at, before))
      .orderBy(asc(securityEvents.id))
      .limit(AT_ONCE);
    const gone = await database
      .delete(securityEvents)
      .where(inArray(securityEvents.id, old))
      .returning({ id: securityEvents.id });
    if (gone.length < AT_ONCE) return;
  }
}
