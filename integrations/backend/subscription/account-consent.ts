import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { MailingOption } from '@tourbillon/domain/contract/subscription.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';

const { accounts, consents } = schema;

/** Purpose of a mailing consent in the history of consents. */
export const MAILING_PURPOSE = 'mailing';

/** A subscription confirmed from its mailbox. */
interface Confirmed {
  email: string;
  options: MailingOption[];
  locale: Locale;
  /** Edition of the privacy policy, and the time of consent. */
  policy: string | null;
  givenAt: Date;
}

/** Copies a confirmed subscription to the account with the same mailbox, if there is one, and records the consent. */
export async function followMailing(
  tx: Database,
  { email, options, locale, policy, givenAt }: Confirmed,
): Promise<void> {
  const [account] = await tx
    .update(accounts)
    .set({ notifications: options })
    .where(eq(accounts.email, email))
    .returning({ id: accounts.id });
  if (!account) return;
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

/** Clears the mailing options of the account with this mailbox, if there is one, and withdraws its consent. */
export async function withdrawMailing(tx: Database, email: string, now: Date): Promise<void> {
  const gone = await tx
    .update(accounts)
    .set({ notifications: [] })
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
