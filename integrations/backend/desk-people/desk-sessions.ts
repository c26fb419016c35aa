import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import type { StaffRow } from '../database/schema/index.ts';
import { hashSecret, newSecret } from '../mailed-links/link-secret.ts';

const { staff, staffSessions } = schema;

const HOUR = 3_600_000;

/** Hours without use after which a session is over, and hours it lasts at most: a working day, a working week. */
export const IDLE_HOURS = 12;
export const LONGEST_HOURS = 7 * 24;

/** Milliseconds between two notes that a session is in use. */
const NOTED = 60_000;

/** A session of the desk as the database holds it. */
export type DeskSessionRow = typeof staffSessions.$inferSelect;

/** Opens a session. @returns its token, which is kept as a hash only. */
export async function openDeskSession(
  tx: Database,
  staffId: number,
  device: string,
  now = new Date(),
): Promise<string> {
  const token = newSecret();
  await tx
    .insert(staffSessions)
    .values({ hash: hashSecret(token), staffId, device, openedAt: now, seenAt: now, provedAt: now });
  return token;
}

/** The session of a token and whose it is; undefined when it is unknown or over, or access has ended. */
export async function findDeskSession(
  database: Database,
  token: string,
  now = new Date(),
): Promise<{ session: DeskSessionRow; colleague: StaffRow } | undefined> {
  const [found] = await database
    .select({ session: staffSessions, colleague: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.hash, hashSecret(token)), isLiving(now), isNull(staff.endedAt)));
  if (found && now.getTime() - found.session.seenAt.getTime() > NOTED)
    await database.update(staffSessions).set({ seenAt: now }).where(eq(staffSessions.id, found.session.id));
  return found;
}

/** The living sessions of somebody, the latest first. */
export function listDeskSessions(
  database: Database,
  staffId: number,
  now = new Date(),
): Promise<DeskSessionRow[]> {
  return database
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), isLiving(now)))
    .orderBy(desc(staffSessions.seenAt), desc(staffSessions.id));
}

/** Ends one session of somebody, or all of them. @returns whether there was one. */
export async function endDeskSession(tx: Database, staffId: number, only?: number): Promise<boolean> {
  const chosen = only === undefined ? undefined : eq(staffSessions.id, only);
  const ended = await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), chosen))
    .returning({ id: staffSessions.id });
  return ended.length > 0;
}

/** Has a session go on under a new token, its holder having shown who they are. @returns the token; undefined when it has ended. */
export async function renewDeskSession(
  tx: Database,
  id: number,
  now = new Date(),
): Promise<string | undefined> {
  const token = newSecret();
  const renewed = await tx
    .update(staffSessions)
    .set({ hash: hashSecret(token), provedAt: now })
    .where(eq(staffSessions.id, id))
    .returning({ id: staffSessions.id });
  return renewed.length > 0 ? token : undefined;
}

/** Ends every session of its holder but this one. */
export async function endOtherDeskSessions(
  tx: Database,
  { id, staffId }: Pick<DeskSessionRow, 'id' | 'staffId'>,
): Promise<void> {
  await tx.delete(staffSessions).where(and(eq(staffSessions.staffId, staffId), ne(staffSessions.id, id)));
}

function isLiving(now: Date) {
  return and(
    gt(staffSessions.seenAt, new Date(now.getTime() - IDLE_HOURS * HOUR)),
    gt(staffSessions.openedAt, new Date(now.getTime() - LONGEST_HOURS * HOUR)),
  );
}
