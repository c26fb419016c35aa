import { eq } from 'drizzle-orm';
import { hashPassword } from '../../accounts/accounts.ts';
import { schema, type Database } from '../../database/database.ts';
import { unauthorised } from '../../errors/domain-error.ts';
import { type DeskSessionRow, endOtherDeskSessions, renewDeskSession } from '../desk-sessions.ts';

const { staff } = schema;

/**
 * Somebody's own new password, which was judged before: every other session of theirs ends.
 * @returns the new token of theirs.
 */
export async function changeDeskPassword(
  tx: Database,
  session: DeskSessionRow,
  password: string,
): Promise<string> {
  const passwordHash = await hashPassword(password);
  await tx.update(staff).set({ passwordHash }).where(eq(staff.id, session.staffId));
  return renewAlone(tx, session);
}

/** Ends every other session of somebody, and has theirs go on under a new token. @throws DomainError 'unauthenticated'. */
export async function renewAlone(tx: Database, session: DeskSessionRow): Promise<string> {
  await endOtherDeskSessions(tx, session);
  const token = await renewDeskSession(tx, session.id);
  // Ended from elsewhere meanwhile.
  if (token === undefined) throw unauthorised();
  return token;
}
