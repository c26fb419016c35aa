import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { MailingOption } from '@tourbillon/domain/contract/subscription.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { policyEdition } from '../content-store/policy-edition.ts';
import { CONFIRM_HOURS, confirmLinkExpiry, maySendLink } from '../mailed-links/link-rules.ts';
import { hashSecret, newSecret } from '../mailed-links/link-secret.ts';

const { subscribers, subscriptionTokens } = schema;

/** What somebody asked for. */
export interface SubscriptionWish {
  email: string;
  options: MailingOption[];
  locale: Locale;
}

/**
 * Notes a wish to subscribe and puts the letter that asks for confirmation into the queue, both or neither. What
 * a confirmed subscriber has stays in force until the new wish is confirmed: anybody can type any address. Asked
 * again within minutes, the letter on its way is made to mean the newest wish and no other is sent.
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
    // The row is held, so that two presses of a button are one after the other.
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
