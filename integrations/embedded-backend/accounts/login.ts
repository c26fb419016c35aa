import { and, eq, isNotNull } from 'drizzle-orm';
import type { Visitor } from '#src/contract/visitor.ts';
import { schema, type Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { deviceOf } from './device.ts';
import { rememberDevice } from './devices.ts';
import { isPassword, NO_HASH } from './password-hash.ts';
import { openSession } from './sessions.ts';

const { accounts } = schema;

/** A session that was opened: its token, and the one by which its browser is known from now on. */
export interface Opened {
  account_token: string;
  device_token: string;
}

/**
 * The account of an address, for who knows its password. An address without an account takes the time of one.
 * @returns undefined when address and password do not belong together.
 */
export async function accountByPassword(
  database: Database,
  { email, password }: { email: string; password: string },
): Promise<AccountRow | undefined> {
  const [account] = await database.select().from(accounts).where(eq(accounts.email, email));
  const isRight = await isPassword(password, account?.passwordHash ?? NO_HASH);
  return isRight ? account : undefined;
}

/** Opens a session for who has shown who they are, and remembers the browser. */
export function enter(
  database: Database,
  account: AccountRow,
  visitor: Visitor,
  now = new Date(),
): Promise<Opened> {
  return database.transaction(async (tx) => {
    // Who comes back within the days of grace keeps the account (issue 7, deletion).
    await tx
      .update(accounts)
      .set({ deleteAt: null })
      .where(and(eq(accounts.id, account.id), isNotNull(accounts.deleteAt)));
    const device = await rememberDevice(tx, account.id, visitor.device, now);
    const origin = {
      device: deviceOf(visitor.agent),
      network: visitor.networks[0],
      place: visitor.place,
      deviceId: device.id,
    };
    return { account_token: await openSession(tx, account.id, origin, now), device_token: device.token };
  });
}
