import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

const { subscribers, subscriptionTokens } = schema;

/** Days after the expiry of its link that an unconfirmed mailbox is deleted. */
const GRACE_DAYS = 7;

/** Deletes expired confirmation links, and mailboxes that were never confirmed. */
export async function deleteUnconfirmedSubscribers(database: Database, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - GRACE_DAYS * 24 * 3_600_000);
  await database.transaction(async (tx) => {
    await tx.delete(subscriptionTokens).where(lt(subscriptionTokens.expiresAt, before));
    const tokens = tx
      .select({ one: sql`1` })
      .from(subscriptionTokens)
      .where(eq(subscriptionTokens.subscriberId, subscribers.id));
    await tx
      .delete(subscribers)
      .where(and(eq(subscribers.state, 'pending'), lt(subscribers.createdAt, before), notExists(tokens)));
  });
}
