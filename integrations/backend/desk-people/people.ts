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

/** Everybody of the desk by name, and the invitations that are open. */
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
 * Gives somebody another role or office.
 * @throws DomainError 'not-found'; 'invalid' at `role` when nobody would be an owner any more.
 */
export async function changeRole(
  database: Database,
  { id, role, office }: DeskRequestOf<typeof roleCall>,
): Promise<StaffRow> {
  if (role !== 'owner') await demandOtherOwner(database, id, 'role');
  return change(database, id, { role, office: hasOffice(role) ? office : null });
}

/**
 * Ends somebody's access with all their sessions, or gives it back.
 * @throws DomainError 'not-found'; 'invalid' at `id` when nobody would be an owner any more.
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

/** Somebody as the desk shows them. */
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

/** An invitation as the desk shows it. */
export function viewOfInvitation({ id, email, role, office, expiresAt }: InvitationRow): Invitation {
  return { id, email, role, office, expires_at: expiresAt.toISOString() };
}

/** Refuses what would leave the desk without an owner. The rows are locked: of two owners that end each other one stays. */
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
