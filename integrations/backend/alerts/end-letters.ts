import { and, eq, isNull } from 'drizzle-orm';
import type { MailingOption } from '@tourbillon/domain/contract/subscription.ts';
import { schema, type Database } from '../database/database.ts';
import { refused } from '../errors/domain-error.ts';
import { ownerOf } from '../database/alert-owner.ts';
import { subjectOfToken } from '../mailed-links/unsubscribe-token.ts';

const { accounts, alerts } = schema;

/** The mailing option without which an account gets no notice of lower prices (decision 58). */
export const PRICE_NOTICE_OPTION: MailingOption = 'special_offers';

/**
 * Ends the letters that an unsubscribing link names: about one item, however often the person has asked about it, about
 * all filters of a person, or about prices of favourites. A repeated call has the same result: mail programs repeat their one click (RFC 8058).
 * @throws DomainError 'invalid' for a token whose signature is not valid.
 */
export async function endLetters(
  database: Database,
  token: string,
  key: string,
  now = new Date(),
): Promise<void> {
  const subject = subjectOfToken(token, key);
  if (!subject || subject.kind === 'list') throw refused('token', 'token_unknown');
  if (subject.kind === 'prices') return endPrices(database, subject.id, now);
  const [alert] = await database.select().from(alerts).where(eq(alerts.id, subject.id));
  if (!alert) return;
  const these =
    subject.kind === 'item'
      ? and(eq(alerts.subject, alert.subject), eq(alerts.recipient, alert.recipient))
      : and(eq(alerts.owner, alert.owner), eq(alerts.kind, 'filter'));
  await database
    .update(alerts)
    .set({ endedAt: now })
    .where(and(these, isNull(alerts.endedAt)));
}

async function endPrices(database: Database, accountId: number, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const [account] = await tx
      .select({ options: accounts.notifications })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('update');
    if (!account) return;
    const notifications = account.options.filter((one) => one !== PRICE_NOTICE_OPTION);
    await tx.update(accounts).set({ notifications }).where(eq(accounts.id, accountId));
    await tx
      .update(alerts)
      .set({ endedAt: now })
      .where(and(eq(alerts.owner, ownerOf(accountId)), eq(alerts.kind, 'price'), isNull(alerts.endedAt)));
  });
}
