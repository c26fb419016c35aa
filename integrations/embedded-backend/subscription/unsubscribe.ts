import { and, eq, ne } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import { refused } from '../http/failures.ts';
import { useUpTokens } from './confirm.ts';
import { hashSecret } from './secret.ts';

const { subscribers, subscriptionTokens } = schema;

/**
 * Ends a subscription by the secret of any letter ever sent to it. Asked again it is the same: mail programs
 * repeat their one click (RFC 8058).
 * @throws Failure 422 when the secret is unknown.
 */
export async function endSubscription(database: Database, secret: string, now = new Date()): Promise<void> {
  await database.transaction(async (tx) => {
    const [token] = await tx
      .select({ subscriberId: subscriptionTokens.subscriberId })
      .from(subscriptionTokens)
      .where(
        and(eq(subscriptionTokens.hash, hashSecret(secret)), eq(subscriptionTokens.purpose, 'unsubscribe')),
      );
    if (!token) throw refused('token', 'token_unknown');
    await tx
      .update(subscribers)
      .set({ state: 'unsubscribed', unsubscribedAt: now })
      .where(and(eq(subscribers.id, token.subscriberId), ne(subscribers.state, 'unsubscribed')));
    await useUpTokens(tx, token.subscriberId, now);
  });
}
