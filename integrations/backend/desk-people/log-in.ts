import { and, eq, lt } from 'drizzle-orm';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { logIn } from '@tourbillon/domain/desk/people.ts';
import { AttemptCounter, isPassword, NO_HASH } from '../accounts/accounts.ts';
import { schema, type Database } from '../database/database.ts';
import type { StaffRow } from '../database/schema/index.ts';
import { unauthorised } from '../errors/domain-error.ts';
import { newAuthenticator, periodOfCode } from './authenticator.ts';

const { staff } = schema;

/** Compared with where nobody is known, so that it takes the same time. */
const NO_AUTHENTICATOR = newAuthenticator();

/**
 * Whose address, password and code these are. Each code opens one session.
 * @param network keyed hash of the network they come from; empty where it is not known.
 * @throws DomainError 'unauthenticated' whichever of them is wrong; 'too-many-attempts' after ten wrong ones in a quarter
 * of an hour.
 */
export async function checkLogIn(
  database: Database,
  { email, password, code }: DeskRequestOf<typeof logIn>,
  network: string,
  now = new Date(),
): Promise<StaffRow> {
  const attempts = new AttemptCounter(database, 'desk');
  // By address and network together: a stranger elsewhere shuts nobody out (decision 83).
  const subject = `${email} ${network}`;
  await attempts.count(subject);
  const [found] = await database.select().from(staff).where(eq(staff.email, email));
  const isRight = await isPassword(password, found?.passwordHash ?? NO_HASH);
  const period = periodOfCode(found?.authenticator ?? NO_AUTHENTICATOR, code, found?.codePeriod ?? 0, now);
  if (!found || found.endedAt !== null || !isRight || period === undefined) throw unauthorised();
  // Of two that use a code at the same time one comes in.
  const used = await database
    .update(staff)
    .set({ codePeriod: period })
    .where(and(eq(staff.id, found.id), lt(staff.codePeriod, period)))
    .returning({ id: staff.id });
  if (used.length === 0) throw unauthorised();
  await attempts.forgive(subject);
  return found;
}
