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
 * Whose address, password and code these are. Each code opens one session.
 * @param network keyed hash of the network they come from; empty where it is not known.
 * @throws DomainError 'unauthenticated' whichever of them is wrong; 'too-many-attempts' after ten wrong ones in a quarter
 * of an hour.
 */
export async function checkLogIn(
  database: Database,
  { email, ...typed }: DeskRequestOf<typeof logIn>,
  network: string,
  now = new Date(),
): Promise<StaffRow> {
  const attempts = new AttemptCounter(database, 'desk');
  // By address and network together: a stranger elsewhere shuts nobody out (decision 83).
  const subject = `${email} ${network}`;
  await attempts.count(subject);
  const [found] = await database.select().from(staff).where(eq(staff.email, email));
  // Whose access has ended is compared like nobody, and uses no code up.
  const known = found?.endedAt === null ? found : undefined;
  if (!(await usePasswordAndCode(database, known, typed, now)) || !known) throw unauthorised();
  await attempts.forgive(subject);
  return known;
}
