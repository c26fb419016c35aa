import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import {
  ARRIVALS_OPTION,
  type MailingOption,
  withArrivals,
} from '@tourbillon/domain/contract/mailing-options.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';

const { accounts, consents } = schema;

/** Purpose of a mailing consent in the history of consents. */
export const MAILING_PURPOSE = 'mailing';

/** A subscription confirmed from its mailbox. */
interface ConfirmedSubscription {
  email: string;
  options: MailingOption[];
  locale: Locale;
  /** Edition of the privacy policy, and the time of consent. */
  policy: string | null;
  givenAt: Date;
}

/**
 * Copies a confirmed subscription to the account with the same mailbox, if there is one, and records the consent. The
 * topic of its filters is chosen in the account alone.
 */
export async function followMailing(
  tx: Database,
  { email, options, locale, policy, givenAt }: ConfirmedSubscription,
): Promise<void> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.email, email)).for('update');
  if (!account) return;
  const notifications = withArrivals(options, account.notifications.includes(ARRIVALS_OPTION));
  await tx.update(accounts).set({ notifications }).where(eq(accounts.id, account.id));
  const open = await tx.$count(
    consents,
    and(
      eq(consents.accountId, account.id),
      eq(consents.purpose, MAILING_PURPOSE),
      isNull(consents.withdrawnAt),
    ),
  );
  if (open > 0) return;
  const given = { accountId: account.id, purpose: MAILING_PURPOSE, locale, policy, givenAt };
  await tx.insert(consents).values(given);
}

/**
 * Clears the topics of the account with this mailbox, if there is one, and withdraws its consent. That of its filters
 * stays: it is no part of the mailing list.
 */
export async function withdrawMailing(tx: Database, email: string, now: Date): Promise<void> {
  const gone = await tx
    .update(accounts)
    .set({
      notifications: sql`jsonb_path_query_array(${accounts.notifications}, ${`$[*] ? (@ == "${ARRIVALS_OPTION}")`})`,
    })
    .where(eq(accounts.email, email))
    .returning({ id: accounts.id });
  const ids = gone.map(({ id }) => id);
  await tx
    .update(consents)
    .set({ withdrawnAt: now })
    .where(
      and(
        inArray(consents.accountId, ids),
        eq(consents.purpose, MAILING_PURPOSE),
        isNull(consents.withdrawnAt),
      ),
    );
}
