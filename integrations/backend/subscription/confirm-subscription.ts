import { and, eq, isNull } from 'drizzle-orm';
import type { MailingOption } from '@tourbillon/domain/contract/subscription.ts';
import { schema, type Database } from '../database/database.ts';
import { refused } from '../errors/domain-error.ts';
import { followMailing } from './account-consent.ts';
import { isSecondClick, linkRefusal } from '../mailed-links/link-rules.ts';
import { hashSecret } from '../mailed-links/link-secret.ts';
import { sendWelcome } from './send-welcome.ts';

const { subscribers, subscriptionTokens } = schema;

/**
 * Confirms a mailbox by the secret of its letter, once: it applies the options of that letter, invalidates other
 * confirmation links, and queues a letter with the unsubscribe link. A second click within a minute returns the same
 * result.
 * @throws DomainError 'invalid' when the secret is unknown, used or expired.
 */
export async function confirmSubscription(
  database: Database,
  secret: string,
  now = new Date(),
): Promise<MailingOption[]> {
  return database.transaction(async (tx) => {
    const [token] = await tx
      .select()
      .from(subscriptionTokens)
      .where(and(eq(subscriptionTokens.hash, hashSecret(secret)), eq(subscriptionTokens.purpose, 'confirm')))
      .for('update');
    if (token && isSecondClick(token, now) && (await isConfirmed(tx, token.subscriberId)))
      return token.options;
    const refusal = linkRefusal(token, now);
    if (!token || refusal) throw refused('token', refusal ?? 'token_unknown');
    const { subscriberId, options, locale, policy } = token;
    const [subscriber] = await tx
      .update(subscribers)
      .set({
        state: 'confirmed',
        options,
        locale,
        consentedAt: token.createdAt,
        consentPolicy: policy,
        confirmedAt: now,
        unsubscribedAt: null,
      })
      .where(eq(subscribers.id, subscriberId))
      .returning();
    if (!subscriber) throw refused('token', 'token_unknown');
    await useUpTokens(tx, subscriberId, now);
    await followMailing(tx, {
      email: subscriber.email,
      options,
      locale,
      policy,
      givenAt: token.createdAt,
    });
    await sendWelcome(tx, { subscriberId, email: subscriber.email, locale, options, policy }, now);
    return options;
  });
}

async function isConfirmed(tx: Database, id: number): Promise<boolean> {
  const [subscriber] = await tx.select().from(subscribers).where(eq(subscribers.id, id));
  return subscriber?.state === 'confirmed';
}

/** Invalidates every confirmation link of a subscriber. */
export async function useUpTokens(tx: Database, subscriberId: number, now: Date): Promise<void> {
  await tx
    .update(subscriptionTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(subscriptionTokens.subscriberId, subscriberId),
        eq(subscriptionTokens.purpose, 'confirm'),
        isNull(subscriptionTokens.usedAt),
      ),
    );
}
