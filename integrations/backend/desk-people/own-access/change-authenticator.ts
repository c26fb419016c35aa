import { and, eq, gt } from 'drizzle-orm';
import { schema, type Database } from '../../database/database.ts';
import { refused } from '../../errors/domain-error.ts';
import { newAuthenticator, periodOfCode } from '../authenticator.ts';
import type { DeskSessionRow } from '../desk-sessions.ts';
import { renewAlone } from './change-access.ts';

const { staff, staffNewAuthenticators } = schema;

/** Milliseconds in which a new authenticator has to show that it works. */
const LIFE = 3_600_000;

/** Begins the change of somebody's authenticator; the old one holds still. @returns the secret of the new one. */
export async function beginAuthenticator(
  database: Database,
  staffId: number,
  now = new Date(),
): Promise<string> {
  const fields = { secret: newAuthenticator(), expiresAt: new Date(now.getTime() + LIFE) };
  await database
    .insert(staffNewAuthenticators)
    .values({ staffId, ...fields })
    .onConflictDoUpdate({ target: staffNewAuthenticators.staffId, set: fields });
  return fields.secret;
}

/**
 * The new authenticator shows that it works and takes the place of the old one: every other session of theirs ends.
 * @returns the new token of theirs. @throws DomainError 'invalid' at `code` when it shows another, or nothing was begun
 * in time.
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
  return renewAlone(tx, session);
}
