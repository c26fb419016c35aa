import { eq } from 'drizzle-orm';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { logIn } from '@tourbillon/domain/desk/people.ts';
import { AttemptCounter } from '../accounts/accounts.ts';
import { schema, type Database } from '../database/database.ts';
import type { StaffRow } from '../database/schema/index.ts';
import { unauthorised } from '../errors/domain-error.ts';
import { usePasswordAndCode } from './password-and-code.ts';

const { staff } = schema;

/**
 * The staff member with this address, password and code. Each code opens one session.
 * @param network keyed hash of the visitor's network; empty where it is not known.
 * @throws DomainError 'unauthenticated' whichever of them is wrong; 'too-many-attempts' after ten wrong attempts in a
 * quarter of an hour.
 */
export async function checkLogIn(
  database: Database,
  { email, ...typed }: DeskRequestOf<typeof logIn>,
  network: string,
  now = new Date(),
): Promise<StaffRow> {
  const attempts = new AttemptCounter(database, 'desk');
  // Counted by address and network together, so that a stranger elsewhere cannot lock anybody out (decision 83).
  const subject = `${email} ${network}`;
  await attempts.count(subject);
  const [found] = await database.select().from(staff).where(eq(staff.email, email));
  // A person whose access has ended is treated as unknown, and uses up no code.
  const known = found?.endedAt === null ? found : undefined;
  if (!(await usePasswordAndCode(database, known, typed, now)) || !known) throw unauthorised();
  await attempts.forgive(subject);
  return known;
}
