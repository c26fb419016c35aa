import { and, eq, isNotNull } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import { isPassword, NO_HASH } from './password-hash.ts';
import { openSession } from './sessions.ts';

const { accounts } = schema;

/**
 * Opens a session for who knows the password of an account. An address without an account takes the time of one.
 * @returns the account token; undefined when address and password do not belong together.
 */
export async function logIn(
  database: Database,
  { email, password }: { email: string; password: string },
  device: string,
  now = new Date(),
): Promise<string | undefined> {
  const [account] = await database
    .select({ id: accounts.id, hash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.email, email));
  const isRight = await isPassword(password, account?.hash ?? NO_HASH);
  if (!account || !isRight) return undefined;
  // Who comes back within the days of grace keeps the account (issue 7, deletion).
  await database
    .update(accounts)
    .set({ deleteAt: null })
    .where(and(eq(accounts.id, account.id), isNotNull(accounts.deleteAt)));
  return openSession(database, account.id, device, now);
}
