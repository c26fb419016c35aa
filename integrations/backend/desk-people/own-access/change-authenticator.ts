import { and, eq, gt } from 'drizzle-orm';
import { schema, type Database } from '../../database/database.ts';
import { refused } from '../../errors/domain-error.ts';
import { newAuthenticator, periodOfCode } from '../authenticator.ts';
import type { DeskSessionRow } from '../desk-sessions.ts';
import { renewOnlySession } from './change-access.ts';

const { staff, staffNewAuthenticators } = schema;

/** Milliseconds within which a new authenticator has to be confirmed by a code. */
const CONFIRMATION_TIME = 3_600_000;

/** Starts the change of an authenticator; the old one remains valid. @returns the secret of the new one. */
export async function beginAuthenticator(
  database: Database,
  staffId: number,
  now = new Date(),
): Promise<string> {
  const fields = { secret: newAuthenticator(), expiresAt: new Date(now.getTime() + CONFIRMATION_TIME) };
  await database
    .insert(staffNewAuthenticators)
    .values({ staffId, ...fields })
    .onConflictDoUpdate({ target: staffNewAuthenticators.staffId, set: fields });
  return fields.secret;
}

/**
 * Replaces the authenticator by the new one after a correct code. Every other session of the person ends.
 * @returns the new token of the session. @throws DomainError 'invalid' at `code` when the code is wrong, or no change
 * was started in time.
 */
export async function setAuthenticator(
  tx: Database,
  session: DeskSessionRow,
  code: string,
  now = new Date(),
): Promise<string> {
  const { staffId } = session;
  const [begun] = await tx
    .select()
    .from(staffNewAuthenticators)
    .where(and(eq(staffNewAuthenticators.staffId, staffId), gt(staffNewAuthenticators.expiresAt, now)));
  const codePeriod = begun && periodOfCode(begun.secret, code, 0, now);
  if (!begun || codePeriod === undefined) throw refused('code', 'value');
  await tx.update(staff).set({ authenticator: begun.secret, codePeriod }).where(eq(staff.id, staffId));
  await tx.delete(staffNewAuthenticators).where(eq(staffNewAuthenticators.staffId, staffId));
  return renewOnlySession(tx, session);
}
