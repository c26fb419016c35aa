import { and, eq, isNull } from 'drizzle-orm';
import type { MailingOption } from '#src/contract/subscription.ts';
import { schema, type Database } from '../database/database.ts';
import { refused } from '../http/failures.ts';
import { type AlertSubject, subjectOf } from './alert-token.ts';

const { accounts, alerts } = schema;

/** The option of an account without which such letters are not sent (decision 58). */
export const OPTION_OF = {
  arrivals: 'arrival_notices',
  prices: 'special_offers',
} as const satisfies Record<Exclude<AlertSubject['kind'], 'item'>, MailingOption>;

/**
 * Ends what a letter's link names: an alert, or one kind of letters to an account. Asked again it is the same: mail
 * programs repeat their one click (RFC 8058).
 * @throws Failure 422 for a secret that is not ours.
 */
export async function endAlert(
  database: Database,
  token: string,
  key: string,
  now = new Date(),
): Promise<void> {
  const subject = subjectOf(token, key);
  if (!subject) throw refused('token', 'token_unknown');
  if (subject.kind === 'item') {
    await database
      .update(alerts)
      .set({ endedAt: now })
      .where(and(eq(alerts.id, subject.id), isNull(alerts.endedAt)));
    return;
  }
  const option = OPTION_OF[subject.kind];
  await database.transaction(async (tx) => {
    const [account] = await tx
      .select({ options: accounts.notifications })
      .from(accounts)
      .where(eq(accounts.id, subject.id))
      .for('update');
    if (!account) return;
    const notifications = account.options.filter((one) => one !== option);
    await tx.update(accounts).set({ notifications }).where(eq(accounts.id, subject.id));
  });
}
