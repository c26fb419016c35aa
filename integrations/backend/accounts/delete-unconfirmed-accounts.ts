import { and, isNull, lt, notExists, eq, sql } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

const { accounts, sessions } = schema;

/** Days after which an unconfirmed, unused account is deleted. */
const UNCONFIRMED_DAYS = 30;

/** Deletes accounts whose address was never confirmed. */
export async function deleteUnconfirmedAccounts(database: Database, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - UNCONFIRMED_DAYS * 24 * 3_600_000);
  const living = database
    .select({ one: sql`1` })
    .from(sessions)
    .where(eq(sessions.accountId, accounts.id));
  await database
    .delete(accounts)
    .where(and(isNull(accounts.confirmedAt), lt(accounts.createdAt, before), notExists(living)));
}
