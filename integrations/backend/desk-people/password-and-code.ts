import { and, eq, lt } from 'drizzle-orm';
import { isPassword, NO_HASH } from '../accounts/accounts.ts';
import { schema, type Database } from '../database/database.ts';
import type { StaffRow } from '../database/schema/index.ts';
import { newAuthenticator, periodOfCode } from './authenticator.ts';

const { staff } = schema;

/** A secret to compare with when the person is unknown, so that the check takes the same time. */
const NO_AUTHENTICATOR = newAuthenticator();

/**
 * Whether a password and a code are correct; a correct code is used up. @param known undefined for an unknown person.
 */
export async function usePasswordAndCode(
  database: Database,
  known: StaffRow | undefined,
  { password, code }: { password: string; code: string },
  now = new Date(),
): Promise<boolean> {
  const isRight = await isPassword(password, known?.passwordHash ?? NO_HASH);
  const period = periodOfCode(known?.authenticator ?? NO_AUTHENTICATOR, code, known?.codePeriod ?? 0, now);
  if (!known || !isRight || period === undefined) return false;
  // Only one of two parallel requests with the same code succeeds.
  const used = await database
    .update(staff)
    .set({ codePeriod: period })
    .where(and(eq(staff.id, known.id), lt(staff.codePeriod, period)))
    .returning({ id: staff.id });
  return used.length > 0;
}
