import { and, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { hashSecret, newSecret } from '../mailed-links/link-secret.ts';

const { accounts, sessions } = schema;

const DAY = 24 * 3_600_000;

/**
 * Days after which an unused session expires (each use extends it), and the maximum lifetime in days (decision 95).
 */
export const SESSION_DAYS = 14;
export const LONGEST_SESSION_DAYS = 90;

/** Least milliseconds between two updates of "last seen": one page makes several calls. */
const NOTED = 5 * 60_000;

/** A row of the table of sessions. */
export type SessionRow = typeof sessions.$inferSelect;

/** The browser and network in which a session is opened, as far as known. */
export interface Origin {
  /** Browser and system. */
  device: string;
  /** Keyed hash of the network. */
  network?: string | undefined;
  /** The network in a form that a person may recognise. */
  place?: string | undefined;
  /** The remembered device. */
  deviceId?: number | undefined;
}

/** Opens a session. @returns its token, of which only the hash is stored. */
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
 * Gives a session a new token after its holder has authenticated again; the old token is no longer valid
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

/** The session of a token and its account; undefined when it is unknown or expired. */
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
 * The account of a session, by the hash of its token that a form contains; undefined when the session is unknown or
 * has ended. Its age does not matter, and the previous token is accepted too, because a form may have waited for the
 * backend.
 */
export async function sessionHolder(tx: Database, hash: string | undefined): Promise<number | undefined> {
  if (!hash) return undefined;
  const [found] = await tx
    .select({ accountId: sessions.accountId })
    .from(sessions)
    .where(or(eq(sessions.hash, hash), eq(sessions.previousHash, hash)));
  return found?.accountId;
}

/** The session with an id; undefined when it has ended. */
export async function sessionOf(tx: Database, id: number): Promise<SessionRow | undefined> {
  return (await tx.select().from(sessions).where(eq(sessions.id, id)))[0];
}

/** The open sessions of an account, latest first. */
export function listSessions(database: Database, accountId: number, now = new Date()): Promise<SessionRow[]> {
  return database
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isLiving(now)))
    .orderBy(desc(sessions.seenAt), desc(sessions.id));
}

/** Ends the session of a token. @returns its account; undefined when the session is unknown or has ended already. */
export async function endSession(database: Database, token: string): Promise<AccountRow | undefined> {
  const [ended] = await database
    .delete(sessions)
    .where(eq(sessions.hash, hashSecret(token)))
    .returning({ accountId: sessions.accountId });
  if (!ended) return undefined;
  return (await database.select().from(accounts).where(eq(accounts.id, ended.accountId)))[0];
}

/** Which sessions of an account to end: one, or all except one. */
export type SessionsToEnd = { only: number } | { allBut: number | undefined };

/** Ends sessions of an account. @returns the ended sessions. */
export async function endSessions(
  tx: Database,
  accountId: number,
  which: SessionsToEnd,
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

/** Deletes expired sessions. */
export async function deleteExpiredSessions(database: Database, now = new Date()): Promise<void> {
  const over = or(lt(sessions.expiresAt, now), lt(provedAt, oldest(now)));
  await database.delete(sessions).where(over);
}

/** When the holder last authenticated. Older sessions without this value use the time of their opening. */
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
