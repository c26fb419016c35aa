import { eq } from 'drizzle-orm';
import type { Visitor } from '@tourbillon/domain/contract/visitor-headers.ts';
import { schema, type Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import type { RecordSecurityEvent } from '../security-events/security-events.ts';
import { deviceOf } from './device-name.ts';
import { hasDevices, rememberDevice } from './known-devices.ts';
import { mailNewDevice } from './mail-new-device.ts';
import { isPassword, NO_HASH } from './password-hash.ts';
import { openSession } from './sessions.ts';

const { accounts } = schema;

/** A new session: its token, and the token that identifies the browser in future logins. */
export interface LoginTokens {
  account_token: string;
  device_token: string;
}

/** The browser that logs in, the function that records the login, and its method. */
export interface LoginContext {
  visitor: Visitor;
  record: RecordSecurityEvent;
  by: 'password' | 'passkey' | 'recovery_code';
}

/** Checks the password of the account of an address. An unknown address takes the same time. */
export async function checkPassword(
  database: Database,
  { email, password }: { email: string; password: string },
): Promise<{ account: AccountRow | undefined; isRight: boolean }> {
  const [account] = await database.select().from(accounts).where(eq(accounts.email, email));
  const isRight = await isPassword(password, account?.passwordHash ?? NO_HASH);
  return { account, isRight: isRight && account !== undefined };
}

/**
 * Opens a session for somebody who is authenticated, remembers the browser, and notifies the owner if the browser is
 * new.
 */
export async function openLogin(
  tx: Database,
  account: AccountRow,
  { visitor, record, by }: LoginContext,
  now = new Date(),
): Promise<LoginTokens> {
  const isKnownAnywhere = await hasDevices(tx, account.id);
  const device = await rememberDevice(tx, account.id, visitor.device, now);
  const origin = {
    device: deviceOf(visitor.agent),
    network: visitor.networks[0],
    place: visitor.place,
    deviceId: device.id,
  };
  await record(tx, { kind: 'login', account, detail: by });
  if (device.isNew) {
    await record(tx, { kind: 'new_device', account });
    await mailNewDevice(tx, account, origin, isKnownAnywhere, now);
  }
  return { account_token: await openSession(tx, account.id, origin, now), device_token: device.token };
}
