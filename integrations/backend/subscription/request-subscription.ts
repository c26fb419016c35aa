import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { MailingOption } from '@tourbillon/domain/contract/subscription.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { policyEdition } from '../content-store/policy-edition.ts';
import { CONFIRM_HOURS, confirmLinkExpiry, maySendLink } from '../mailed-links/link-rules.ts';
import { hashSecret, newSecret } from '../mailed-links/link-secret.ts';

const { subscribers, subscriptionTokens } = schema;

/** A request to subscribe. */
export interface SubscriptionWish {
  email: string;
  options: MailingOption[];
  locale: Locale;
}

/**
 * Stores a subscription request and queues the confirmation letter, in one transaction. The options of a confirmed
 * subscriber do not change until the new request is confirmed, because anybody can type any address. If another
 * letter may not be sent yet, the link of the latest letter gets the new options.
 */
export async function requestSubscription(
  database: Database,
  { email, options, locale }: SubscriptionWish,
  now = new Date(),
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx
      .insert(subscribers)
      .values({ email, state: 'pending', locale, options, createdAt: now })
      .onConflictDoNothing();
    // Lock the row, so that concurrent clicks are processed one after the other.
    const [subscriber] = await tx
      .select()
      .from(subscribers)
      .where(eq(subscribers.email, email))
      .for('update');
    if (!subscriber) throw new Error('The subscriber has just been deleted');
    const asked = await tx
      .select()
      .from(subscriptionTokens)
      .where(
        and(eq(subscriptionTokens.subscriberId, subscriber.id), eq(subscriptionTokens.purpose, 'confirm')),
      )
      .orderBy(desc(subscriptionTokens.createdAt));
    const wish = { options, locale, policy: await policyEdition(tx, locale) };
    if (!maySendLink(asked, now)) {
      await tx
        .update(subscriptionTokens)
        .set(wish)
        .where(
          and(
            eq(subscriptionTokens.hash, asked[0]?.hash ?? ''),
            isNull(subscriptionTokens.usedAt),
            gt(subscriptionTokens.expiresAt, now),
          ),
        );
      return;
    }
    const token = newSecret();
    await tx.insert(subscriptionTokens).values({
      ...wish,
      hash: hashSecret(token),
      subscriberId: subscriber.id,
      purpose: 'confirm',
      createdAt: now,
      expiresAt: confirmLinkExpiry(now),
    });
    const values = { token, hours: CONFIRM_HOURS, options };
    await enqueueMail(tx, { to: email, locale, template: 'subscription-confirm', values }, now);
  });
}
