import { and, eq, gt, isNull } from 'drizzle-orm';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { invite, join } from '@tourbillon/domain/desk/people.ts';
import { hasOffice } from '@tourbillon/domain/desk/roles.ts';
import { hashPassword } from '../accounts/accounts.ts';
import { schema, type Database } from '../database/database.ts';
import type { StaffRow } from '../database/schema/index.ts';
import { invalid, notFound, refused } from '../errors/domain-error.ts';
import { hashSecret, newSecret } from '../mailed-links/link-secret.ts';
import { requireStrongPassword } from './own-access/require-strong-password.ts';
import { newAuthenticator, periodOfCode } from './authenticator.ts';

const { staff, staffInvitations, staffNewAuthenticators, staffPasskeys, staffSessions } = schema;

/** Hours for which an invitation is valid. */
export const INVITATION_HOURS = 72;

/** A row of the table of invitations. */
export type InvitationRow = typeof staffInvitations.$inferSelect;

/**
 * Invites somebody. An open invitation of the same address becomes invalid.
 * @returns the invitation and the secret of its link, of which only the hash is stored.
 * @throws DomainError 'invalid' at `email` when this address has access already.
 */
export async function inviteColleague(
  tx: Database,
  { email, role, office }: DeskRequestOf<typeof invite>,
  now = new Date(),
): Promise<{ row: InvitationRow; secret: string }> {
  const [known] = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.email, email), isNull(staff.endedAt)));
  if (known) throw refused('email', 'email_same');
  const secret = newSecret();
  const fields = {
    hash: hashSecret(secret),
    role,
    office: hasOffice(role) ? office : null,
    authenticator: newAuthenticator(),
    expiresAt: new Date(now.getTime() + INVITATION_HOURS * 3_600_000),
  };
  const [row] = await tx
    .insert(staffInvitations)
    .values({ email, ...fields })
    .onConflictDoUpdate({ target: staffInvitations.email, set: fields })
    .returning();
  if (!row) throw new Error('An invitation was not stored');
  return { row, secret };
}

/**
 * Invites an owner without an email address, if nobody has access. An earlier link becomes invalid.
 * @returns the secret of its link; null when somebody has access.
 */
export async function inviteFirstOwner(database: Database, now = new Date()): Promise<string | null> {
  return database.transaction(async (tx) => {
    const [somebody] = await tx.select({ id: staff.id }).from(staff).where(isNull(staff.endedAt)).limit(1);
    if (somebody) return null;
    return (await inviteColleague(tx, { email: '', role: 'owner', office: null }, now)).secret;
  });
}

/** The open invitation of a secret. @throws DomainError 'not-found' when it is unknown, used or expired. */
export async function findInvitation(tx: Database, secret: string, now = new Date()): Promise<InvitationRow> {
  const [found] = await tx
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.hash, hashSecret(secret)), gt(staffInvitations.expiresAt, now)));
  if (!found) throw notFound('Invitation');
  return found;
}

/** Deletes an invitation. @throws DomainError 'not-found' when the id is unknown. */
export async function withdrawInvitation(tx: Database, id: number): Promise<void> {
  const ended = await tx.delete(staffInvitations).where(eq(staffInvitations.id, id)).returning();
  if (ended.length === 0) throw notFound('Invitation');
}

/**
 * Accepts an invitation and gives the person access to the desk. A former colleague keeps the id, but none of the
 * earlier credentials. The invitation of the first owner contains no email address, so the person enters one.
 * @throws DomainError 'not-found' when the invitation is unknown, used or expired; 'invalid' at `code` when the code
 * is wrong, at `password` when it is easy to guess.
 */
export async function acceptInvitation(
  database: Database,
  { invitation: secret, email: typed, name, password, code, locale }: DeskRequestOf<typeof join>,
  now = new Date(),
): Promise<StaffRow> {
  const { authenticator, email: invited } = await findInvitation(database, secret, now);
  const email = invited || typed;
  if (!email) throw refused('email', 'required');
  const codePeriod = periodOfCode(authenticator, code, 0, now);
  if (codePeriod === undefined) throw invalid('The code is wrong', { code: ['value'] });
  await requireStrongPassword(database, password, { email, name });
  const passwordHash = await hashPassword(password);
  return database.transaction(async (tx) => {
    // The invitation is deleted first, so that the second of two parallel requests finds nothing.
    const [used] = await tx
      .delete(staffInvitations)
      .where(eq(staffInvitations.hash, hashSecret(secret)))
      .returning();
    if (!used) throw notFound('Invitation');
    const { role, office } = used;
    const fields = { name, role, office, locale, passwordHash, authenticator, codePeriod, endedAt: null };
    const [row] = await tx
      .insert(staff)
      .values({ email, ...fields, createdAt: now })
      .onConflictDoUpdate({ target: staff.email, set: fields })
      .returning();
    if (!row) throw new Error('A colleague was not stored');
    for (const table of [staffPasskeys, staffNewAuthenticators, staffSessions])
      await tx.delete(table).where(eq(table.staffId, row.id));
    return row;
  });
}
