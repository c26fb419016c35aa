import type { MailingOption } from '@tourbillon/domain/contract/subscription.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { hashSecret, newSecret } from '../mailed-links/link-secret.ts';

/** A subscriber with a confirmed mailbox. */
interface ConfirmedSubscriber {
  subscriberId: number;
  email: string;
  locale: Locale;
  options: MailingOption[];
  /** Edition of the policy they accepted; null if none was shown. */
  policy: string | null;
}

/** Sends the welcome letter to a new subscriber, with the unsubscribe link. */
export async function sendWelcome(
  tx: Database,
  { subscriberId, email, locale, options, policy }: ConfirmedSubscriber,
  now: Date,
): Promise<void> {
  const unsubscribeToken = newSecret();
  await tx.insert(schema.subscriptionTokens).values({
    hash: hashSecret(unsubscribeToken),
    subscriberId,
    purpose: 'unsubscribe',
    locale,
    options,
    policy,
    createdAt: now,
  });
  const values = { unsubscribeToken, options };
  await enqueueMail(tx, { to: email, locale, template: 'subscription-welcome', values }, now);
}
