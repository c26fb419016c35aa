import { and, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { hashSecret, newSecret } from '../mailed-links/link-secret.ts';

const { accounts, sessions } = schema;

const DAY = 24 * 3_600_000;

/** Days a session lasts that nobody uses, using it makes it last again; and days it lasts at most (decision 95). */
export const SESSION_DAYS = 14;
export const LONGEST_SESSION_DAYS = 90;

/** Milliseconds between two notes that a session is in use: a page makes several calls. */
const NOTED = 5 * 60_000;

/** A session as the database holds it. */
export type SessionRow = typeof sessions.$inferSelect;

/** Where a session is opened, as far as that is known. */
export interface Origin {
  /** Browser and system. */
  device: string;
  /** Keyed hash of the network. */
  network?: string | undefined;
  /** What a person may know the network by. */
  place?: string | undefined;
  /** The remembered device. */
  deviceId?: number | undefined;
}

/** Opens a session. @returns its token, which is kept as a hash only. */
export async function openSession(
  tx: Database,
  accountId: number,
  { device, network, place = '', deviceId }: Origin,
  now = new Date(),
): Promise<string> {
  const token = newSecret();
  await tx.insert(sessions).values({
    hash: hashSecret(token),
    accountId,
    ...{ device, network, place, deviceId },
    createdAt: now,
    seenAt: now,
    expiresAt: endOf(now),
    provedAt: now,
  });
  return token;
}

/**
 * A session goes on under a new token, as its holder has shown again who they are; the old token is no longer valid
 * (decision 95). @returns the new token; undefined when the session has ended meanwhile.
 */
export async function renewSession(
  tx: Database,
  sessionId: number,
  now = new Date(),
): Promise<string | undefined> {
  const token = newSecret();
  const renewed = await tx
    .update(sessions)
    .set({
      previousHash: sql`${sessions.hash}`,
      hash: hashSecret(token),
      seenAt: now,
      expiresAt: endOf(now),
      provedAt: now,
    })
    .where(eq(sessions.id, sessionId))
    .returning({ id: sessions.id });
  return renewed.length > 0 ? token : undefined;
}

/** The session of a token and its account; undefined when it is unknown or over. */
export async function findSession(
  database: Database,
  token: string,
  now = new Date(),
): Promise<{ session: SessionRow; account: AccountRow } | undefined> {
  const [found] = await database
    .select({ session: sessions, account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.hash, hashSecret(token)), isLiving(now)));
  if (found && now.getTime() - found.session.seenAt.getTime() > NOTED) {
    await database
      .update(sessions)
      .set({ seenAt: now, expiresAt: endOf(now) })
      .where(eq(sessions.id, found.session.id));
  }
  return found;
}

/**
 * Whose session it is by the hash that forms bring of their token; undefined for nobody's, and for one that has ended.
 * How old it is does not matter, nor whether the token was changed since: a form may have waited for the backend.
 */
export async function sessionHolder(tx: Database, hash: string | undefined): Promise<number | undefined> {
  if (!hash) return undefined;
  const [found] = await tx
    .select({ accountId: sessions.accountId })
    .from(sessions)
    .where(or(eq(sessions.hash, hash), eq(sessions.previousHash, hash)));
  return found?.accountId;
}

/** The session of a number; undefined when it has ended. */
export async function sessionOf(tx: Database, id: number): Promise<SessionRow | undefined> {
  return (await tx.select().from(sessions).where(eq(sessions.id, id)))[0];
}

/** The living sessions of an account, the latest first. */
export function listSessions(database: Database, accountId: number, now = new Date()): Promise<SessionRow[]> {
  return database
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isLiving(now)))
    .orderBy(desc(sessions.seenAt), desc(sessions.id));
}

/** Ends the session of a token. @returns whose it was; undefined for one that is unknown or has ended already. */
export async function endSession(database: Database, token: string): Promise<AccountRow | undefined> {
  const [ended] = await database
    .delete(sessions)
    .where(eq(sessions.hash, hashSecret(token)))
    .returning({ accountId: sessions.accountId });
  if (!ended) return undefined;
  return (await database.select().from(accounts).where(eq(accounts.id, ended.accountId)))[0];
}

/** Which sessions of an account are to end: one, or all but one. */
export type Ended = { only: number } | { allBut: number | undefined };

/** Ends sessions of an account. @returns those that have ended. */
export async function endSessions(
  tx: Database,
  accountId: number,
  which: Ended,
): Promise<{ deviceId: number | null }[]> {
  const chosen =
    'only' in which
      ? eq(sessions.id, which.only)
      : which.allBut === undefined
        ? undefined
        : ne(sessions.id, which.allBut);
  return tx
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), chosen))
    .returning({ deviceId: sessions.deviceId });
}

/** Deletes sessions whose time is over. */
export async function deleteExpiredSessions(database: Database, now = new Date()): Promise<void> {
  const over = or(lt(sessions.expiresAt, now), lt(provedAt, oldest(now)));
  await database.delete(sessions).where(over);
}

/** When the holder last showed who they are; sessions from before that was noted did so when they were opened. */
const provedAt = sql<Date>`coalesce(${sessions.provedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt);

function isLiving(now: Date) {
  return and(gt(sessions.expiresAt, now), gt(provedAt, oldest(now)));
}

function oldest(now: Date) {
  return sql`${new Date(now.getTime() - LONGEST_SESSION_DAYS * DAY).toISOString()}::timestamptz`;
}

function endOf(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY);
}
