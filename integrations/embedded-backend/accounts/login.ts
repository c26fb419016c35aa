import { and, eq, isNotNull } from 'drizzle-orm';
import type { SecondFactorAsked } from '#src/contract/account/sign-in.ts';
import { schema, type Database } from '../database/database.ts';
import { secondFactorOf } from './passkeys/second-factor.ts';
import { isPassword, NO_HASH } from './password-hash.ts';
import { openSession } from './sessions.ts';

const { accounts } = schema;

/** What a right password has led to: a session, or the question for the second factor. */
export type LoggedIn = { account_token: string } | SecondFactorAsked;

/**
 * Opens a session for who knows the password of an account, unless it asks for a second factor. An address without an
 * account takes the time of one.
 * @param rpId relying party of the site that asks. @returns undefined when address and password do not belong together.
 */
export async function logIn(
  database: Database,
  { email, password }: { email: string; password: string },
  device: string,
  rpId: string,
  now = new Date(),
): Promise<LoggedIn | undefined> {
  const [account] = await database
    .select({ id: accounts.id, hash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.email, email));
  const isRight = await isPassword(password, account?.hash ?? NO_HASH);
  if (!account || !isRight) return undefined;
  const asked = await secondFactorOf(database, account.id, rpId, now);
  return asked ?? { account_token: await enter(database, account.id, device, now) };
}

/** Opens a session for who has shown who they are. @returns the account token. */
export async function enter(
  database: Database,
  accountId: number,
  device: string,
  now = new Date(),
): Promise<string> {
  // Who comes back within the days of grace keeps the account (issue 7, deletion).
  await database
    .update(accounts)
    .set({ deleteAt: null })
    .where(and(eq(accounts.id, accountId), isNotNull(accounts.deleteAt)));
  return openSession(database, accountId, device, now);
}
