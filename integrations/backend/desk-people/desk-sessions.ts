import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import type { StaffRow } from '../database/schema/index.ts';
import { hashSecret, newSecret } from '../mailed-links/link-secret.ts';

const { staff, staffSessions } = schema;

const HOUR = 3_600_000;

/**
 * Hours after which an unused session expires (a working day), and its maximum lifetime in hours (a working week).
 */
export const IDLE_HOURS = 12;
export const LONGEST_HOURS = 7 * 24;

/** Least milliseconds between two updates of "last seen". */
const NOTED = 60_000;

/** A row of the table of desk sessions. */
export type DeskSessionRow = typeof staffSessions.$inferSelect;

/** Opens a session. @returns its token, of which only the hash is stored. */
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

/**
 * The session of a token and its staff member; undefined when it is unknown or expired, or when access has ended.
 * @param isUsed whether the call is one that renews the session.
 */
export async function findDeskSession(
  database: Database,
  token: string,
  isUsed: boolean,
  now = new Date(),
): Promise<{ session: DeskSessionRow; colleague: StaffRow } | undefined> {
  const [found] = await database
    .select({ session: staffSessions, colleague: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.hash, hashSecret(token)), isLiving(now), isNull(staff.endedAt)));
  if (found && isUsed && now.getTime() - found.session.seenAt.getTime() > NOTED)
    await database.update(staffSessions).set({ seenAt: now }).where(eq(staffSessions.id, found.session.id));
  return found;
}

/** The open sessions of a staff member, latest first. */
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

/** Ends one session of a staff member, or all of them. @returns whether there was one. */
export async function endDeskSession(tx: Database, staffId: number, only?: number): Promise<boolean> {
  const chosen = only === undefined ? undefined : eq(staffSessions.id, only);
  const ended = await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), chosen))
    .returning({ id: staffSessions.id });
  return ended.length > 0;
}

/**
 * Gives a session a new token after its holder has authenticated again. @returns the token; undefined when the
 * session has ended.
 */
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

/** Ends every other session of the session's holder. */
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
