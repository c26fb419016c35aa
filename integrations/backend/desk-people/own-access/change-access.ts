import { eq } from 'drizzle-orm';
import { hashPassword } from '../../accounts/accounts.ts';
import { schema, type Database } from '../../database/database.ts';
import { unauthorised } from '../../errors/domain-error.ts';
import { type DeskSessionRow, endOtherDeskSessions, renewDeskSession } from '../desk-sessions.ts';

const { staff } = schema;

/**
 * Sets a new password, which has been checked before. Every other session of the person ends.
 * @returns the new token of the session.
 */
export async function changeDeskPassword(
  tx: Database,
  session: DeskSessionRow,
  password: string,
): Promise<string> {
  const passwordHash = await hashPassword(password);
  await tx.update(staff).set({ passwordHash }).where(eq(staff.id, session.staffId));
  return renewOnlySession(tx, session);
}

/** Ends every other session of the holder and gives this one a new token. @throws DomainError 'unauthenticated'. */
export async function renewOnlySession(tx: Database, session: DeskSessionRow): Promise<string> {
  await endOtherDeskSessions(tx, session);
  const token = await renewDeskSession(tx, session.id);
  // Another request has ended this session meanwhile.
  if (token === undefined) throw unauthorised();
  return token;
}
