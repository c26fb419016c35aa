import { and, eq, ne } from 'drizzle-orm';
import { subjectOfToken } from '../mailed-links/unsubscribe-token.ts';
import { schema, type Database } from '../database/database.ts';
import { refused } from '../errors/domain-error.ts';
import { withdrawMailing } from './account-consent.ts';
import { useUpTokens } from './confirm-subscription.ts';
import { hashSecret } from '../mailed-links/link-secret.ts';

const { subscribers, subscriptionTokens } = schema;

/**
 * Ends a subscription by the secret of any of its letters. A repeated call changes nothing, because mail programs may
 * repeat their request (RFC 8058). An account with that address loses its consent.
 * @param key signs the links of weekly letters.
 * @throws DomainError 'invalid' when the secret is unknown.
 */
export async function unsubscribe(
  database: Database,
  secret: string,
  key: string,
  now = new Date(),
): Promise<void> {
  await database.transaction(async (tx) => {
    const id = await subscriberOf(tx, secret, key);
    if (id === undefined) throw refused('token', 'token_unknown');
    const [ended] = await tx
      .update(subscribers)
      .set({ state: 'unsubscribed', unsubscribedAt: now })
      .where(and(eq(subscribers.id, id), ne(subscribers.state, 'unsubscribed')))
      .returning({ email: subscribers.email });
    await useUpTokens(tx, id, now);
    if (ended) await withdrawMailing(tx, ended.email, now);
  });
}

/** The subscriber of a secret: signed in weekly letters, stored as a hash for older letters. */
async function subscriberOf(tx: Database, secret: string, key: string): Promise<number | undefined> {
  const subject = subjectOfToken(secret, key);
  if (subject) return subject.kind === 'list' ? subject.id : undefined;
  const [token] = await tx
    .select({ id: subscriptionTokens.subscriberId })
    .from(subscriptionTokens)
    .where(
      and(eq(subscriptionTokens.hash, hashSecret(secret)), eq(subscriptionTokens.purpose, 'unsubscribe')),
    );
  return token?.id;
}
