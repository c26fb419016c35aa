import { asc, inArray, lt } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

const { securityEvents } = schema;

/** Rows deleted at a time: others have their turn at the database between. */
const AT_ONCE = 1_000;

const DAY = 24 * 3_600_000;

/** Deletes security events that were kept for as long as the shop wants, a year at least. */
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
