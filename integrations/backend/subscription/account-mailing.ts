import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Notifications } from '@tourbillon/domain/contract/personal-area/notifications.ts';
import {
  ARRIVALS_OPTION,
  type MailingOption,
  withArrivals,
} from '@tourbillon/domain/contract/mailing-options.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { policyEdition } from '../content-store/policy-edition.ts';
import { MAILING_PURPOSE, withdrawMailing } from './account-consent.ts';
import { isSubscriptionOf } from './subscription-of.ts';
import { requestSubscription } from './request-subscription.ts';
import { sendWelcome } from './send-welcome.ts';

const { accounts, consents, subscribers, subscriptionTokens } = schema;

/** Edition of the consent text in the tab: choosing options there is the consent. */
const WORDS = 'personal-area-mailing-1';

/** The mailing state of an account's address, and the topics of its letters. */
export async function mailingOf(
  database: Database,
  account: AccountRow,
): Promise<Pick<Notifications, 'state' | 'options'>> {
  const [row] = await database.select().from(subscribers).where(isSubscriptionOf(account));
  const [present] = await database
    .select({ options: accounts.notifications })
    .from(accounts)
    .where(eq(accounts.id, account.id));
  const hasArrivals = present?.options.includes(ARRIVALS_OPTION) ?? false;
  const state = row?.state ?? 'none';
  const subscribed = row ? await subscribedTo(database, row) : [];
  return { state, options: withArrivals(subscribed, hasArrivals) };
}

/** The topics of a subscription; none once it has ended. */
async function subscribedTo(
  database: Database,
  row: typeof subscribers.$inferSelect,
): Promise<MailingOption[]> {
  if (row.state === 'unsubscribed') return [];
  if (row.state === 'confirmed') return row.options;
  // The pending options are those of the latest letter.
  const [asked] = await database
    .select({ options: subscriptionTokens.options })
    .from(subscriptionTokens)
    .where(and(eq(subscriptionTokens.subscriberId, row.id), eq(subscriptionTokens.purpose, 'confirm')))
    .orderBy(desc(subscriptionTokens.createdAt))
    .limit(1);
  return asked?.options ?? row.options;
}

/**
 * Applies the mailing options of an account. A confirmed mailbox needs no second confirmation; another gets a
 * confirmation letter, as from the subscription form, for all topics but that of its filters.
 */
export async function chooseMailing(
  database: Database,
  account: AccountRow,
  options: MailingOption[],
  locale: Locale,
  now = new Date(),
): Promise<void> {
  if (!account.confirmedAt) {
    const notifications = withArrivals(account.notifications, options.includes(ARRIVALS_OPTION));
    await database.update(accounts).set({ notifications }).where(eq(accounts.id, account.id));
    return requestSubscription(database, { email: account.email, options, locale: account.locale }, now);
  }
  await database.transaction(async (tx) => {
    const policy = await policyEdition(tx, locale);
    const force = {
      state: 'confirmed' as const,
      locale: account.locale,
      options,
      consentedAt: now,
      consentPolicy: policy,
      confirmedAt: now,
      unsubscribedAt: null,
    };
    const [before] = await tx
      .select()
      .from(subscribers)
      .where(eq(subscribers.email, account.email))
      .for('update');
    const [row] = await tx
      .insert(subscribers)
      .values({ email: account.email, createdAt: now, ...force })
      .onConflictDoUpdate({ target: subscribers.email, set: force })
      .returning({ id: subscribers.id });
    await tx.update(accounts).set({ notifications: options }).where(eq(accounts.id, account.id));
    if (!row || before?.state === 'confirmed') return;
    const given = {
      accountId: account.id,
      purpose: MAILING_PURPOSE,
      locale,
      text: WORDS,
      policy,
      givenAt: now,
    };
    await tx.insert(consents).values(given);
    const { email, locale: language } = account;
    await sendWelcome(tx, { subscriberId: row.id, email, locale: language, options, policy }, now);
  });
}

/** Ends all letters of the topics for an account and withdraws the consent. */
export async function endMailing(database: Database, account: AccountRow, now = new Date()): Promise<void> {
  const { id, email } = account;
  await database.transaction(async (tx) => {
    const ended = { state: 'unsubscribed' as const, unsubscribedAt: now };
    const rows = await tx
      .update(subscribers)
      .set(ended)
      .where(isSubscriptionOf(account))
      .returning({ id: subscribers.id });
    for (const row of rows) {
      await tx
        .update(subscriptionTokens)
        .set({ usedAt: now })
        .where(
          and(
            eq(subscriptionTokens.subscriberId, row.id),
            eq(subscriptionTokens.purpose, 'confirm'),
            isNull(subscriptionTokens.usedAt),
          ),
        );
    }
    await withdrawMailing(tx, email, now);
    await tx.update(accounts).set({ notifications: [] }).where(eq(accounts.id, id));
  });
}
