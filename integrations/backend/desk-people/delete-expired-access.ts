import { lt, or } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import { IDLE_HOURS, LONGEST_HOURS } from './desk-sessions.ts';

const { staffInvitations, staffSessions } = schema;

const HOUR = 3_600_000;

/** Hours for which an expired invitation is still listed. */
const LISTED_HOURS = 30 * 24;

/** Deletes expired sessions of the desk, and invitations that expired long ago. */
export async function deleteExpiredDeskAccess(database: Database, now = new Date()): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
  await database
    .delete(staffSessions)
    .where(or(lt(staffSessions.seenAt, ago(IDLE_HOURS)), lt(staffSessions.openedAt, ago(LONGEST_HOURS))));
  await database.delete(staffInvitations).where(lt(staffInvitations.expiresAt, ago(LISTED_HOURS)));
}
