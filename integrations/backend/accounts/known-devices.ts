import { and, eq, inArray, lt, ne } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import { hashSecret, newSecret } from '../mailed-links/link-secret.ts';

const { accountDevices, accounts } = schema;

const DAY = 24 * 3_600_000;

/** Days a device is remembered after it last logged in. */
const DEVICE_DAYS = 180;

/** A browser that has logged in to an account before. */
export type DeviceRow = typeof accountDevices.$inferSelect;

/** The known device of a token, if it has logged in to the account of this address before. */
export async function findDevice(
  database: Database,
  email: string,
  token: string | undefined,
  now = new Date(),
): Promise<DeviceRow | undefined> {
  if (!token) return undefined;
  const [found] = await database
    .select({ device: accountDevices })
    .from(accountDevices)
    .innerJoin(accounts, eq(accounts.id, accountDevices.accountId))
    .where(and(eq(accounts.email, email), eq(accountDevices.hash, hashSecret(token))));
  return found && found.device.seenAt > oldest(now) ? found.device : undefined;
}

/**
 * Remembers the browser in which somebody has logged in. If the account knows its token, the token stays. Otherwise
 * the browser gets a new token, which is also valid for the accounts that knew the old one. So a token that somebody
 * planted in a browser never becomes a known device of another account.
 */
export async function rememberDevice(
  tx: Database,
  accountId: number,
  token: string | undefined,
  now = new Date(),
): Promise<{ id: number; token: string; isNew: boolean }> {
  const hash = token && hashSecret(token);
  const known = hash ? await tx.select().from(accountDevices).where(eq(accountDevices.hash, hash)) : [];
  const living = known.filter(({ seenAt }) => seenAt > oldest(now));
  const mine = living.find((device) => device.accountId === accountId);
  if (token && mine) {
    await tx.update(accountDevices).set({ seenAt: now }).where(eq(accountDevices.id, mine.id));
    return { id: mine.id, token, isNew: false };
  }
  const fresh = newSecret();
  const others = living.map((device) => ({ accountId: device.accountId, seenAt: device.seenAt }));
  const rows = [{ accountId, seenAt: now }, ...others].map((device) => ({
    ...device,
    hash: hashSecret(fresh),
    createdAt: now,
  }));
  const [row] = await tx.insert(accountDevices).values(rows).returning({ id: accountDevices.id });
  if (!row) throw new Error('The device was not stored');
  return { id: row.id, token: fresh, isNew: true };
}

/** Whether an account has any known device. */
export async function hasDevices(tx: Database, accountId: number): Promise<boolean> {
  return (await tx.$count(accountDevices, eq(accountDevices.accountId, accountId))) > 0;
}

/** Forgets the devices of ended sessions. */
export async function forgetDevices(tx: Database, ids: readonly (number | null)[]): Promise<void> {
  const known = ids.filter((id) => id !== null);
  if (known.length > 0) await tx.delete(accountDevices).where(inArray(accountDevices.id, known));
}

/** Forgets all known devices of an account, or all except one. */
export async function forgetAllDevices(
  tx: Database,
  accountId: number,
  allBut?: number | null,
): Promise<void> {
  const chosen = allBut === undefined || allBut === null ? undefined : ne(accountDevices.id, allBut);
  await tx.delete(accountDevices).where(and(eq(accountDevices.accountId, accountId), chosen));
}

/** Deletes devices without a recent login. */
export async function deleteOldDevices(database: Database, now = new Date()): Promise<void> {
  await database.delete(accountDevices).where(lt(accountDevices.seenAt, oldest(now)));
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - DEVICE_DAYS * DAY);
}
