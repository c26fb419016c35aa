import { and, asc, eq, isNull, gt, max } from 'drizzle-orm';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type {
  changeAccess as accessCall,
  changeRole as roleCall,
  Colleague,
  Invitation,
} from '@tourbillon/domain/desk/people.ts';
import { hasOffice } from '@tourbillon/domain/desk/roles.ts';
import { schema, type Database } from '../database/database.ts';
import type { StaffRow } from '../database/schema/index.ts';
import { notFound, refused } from '../errors/domain-error.ts';
import { endDeskSession } from './desk-sessions.ts';
import type { InvitationRow } from './invitations.ts';

const { staff, staffInvitations, staffSessions } = schema;

/** All staff members by name, and the open invitations. */
export async function listPeople(
  database: Database,
  now = new Date(),
): Promise<{ people: Colleague[]; invitations: Invitation[] }> {
  const seen = database
    .select({ staffId: staffSessions.staffId, at: max(staffSessions.seenAt).as('at') })
    .from(staffSessions)
    .groupBy(staffSessions.staffId)
    .as('seen');
  const rows = await database
    .select({ row: staff, seenAt: seen.at })
    .from(staff)
    .leftJoin(seen, eq(seen.staffId, staff.id))
    .orderBy(asc(staff.name), asc(staff.id));
  const open = await database
    .select()
    .from(staffInvitations)
    .where(gt(staffInvitations.expiresAt, now))
    .orderBy(asc(staffInvitations.email));
  return {
    people: rows.map(({ row, seenAt }) => viewOfColleague(row, seenAt)),
    invitations: open.map(viewOfInvitation),
  };
}

/**
 * Changes the role or office of a staff member.
 * @throws DomainError 'not-found'; 'invalid' at `role` when no owner would be left.
 */
export async function changeRole(
  database: Database,
  { id, role, office }: DeskRequestOf<typeof roleCall>,
): Promise<StaffRow> {
  if (role !== 'owner') await demandOtherOwner(database, id, 'role');
  return change(database, id, { role, office: hasOffice(role) ? office : null });
}

/**
 * Ends the access of a staff member with all sessions, or restores it.
 * @throws DomainError 'not-found'; 'invalid' at `id` when no owner would be left.
 */
export async function changeAccess(
  database: Database,
  { id, has_access: hasAccess }: DeskRequestOf<typeof accessCall>,
  now = new Date(),
): Promise<StaffRow> {
  if (!hasAccess) {
    await demandOtherOwner(database, id, 'id');
    await endDeskSession(database, id);
  }
  return change(database, id, { endedAt: hasAccess ? null : now });
}

/** A staff member in the form of the desk. */
export function viewOfColleague(
  { id, email, name, role, office, locale, endedAt }: StaffRow,
  seenAt: Date | null,
): Colleague {
  return {
    ...{ id, email, name, role, office, locale },
    ended_at: endedAt?.toISOString() ?? null,
    seen_at: seenAt?.toISOString() ?? null,
  };
}

/** An invitation in the form of the desk. */
export function viewOfInvitation({ id, email, role, office, expiresAt }: InvitationRow): Invitation {
  return { id, email, role, office, expires_at: expiresAt.toISOString() };
}

/**
 * Refuses a change that would leave the desk without an owner. The rows are locked, so that two owners cannot remove
 * each other at the same time.
 */
async function demandOtherOwner(tx: Database, id: number, field: string): Promise<void> {
  const owners = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), isNull(staff.endedAt)))
    .orderBy(asc(staff.id))
    .for('update');
  if (owners.length === 1 && owners[0]?.id === id) throw refused(field, 'option');
}

async function change(tx: Database, id: number, fields: Partial<StaffRow>): Promise<StaffRow> {
  const [row] = await tx.update(staff).set(fields).where(eq(staff.id, id)).returning();
  if (!row) throw notFound('Colleague');
  return row;
}
