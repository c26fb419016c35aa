import { eq, sql } from 'drizzle-orm';
import { schema, type Database } from '../../database/database.ts';
import { ownerOf } from '../../database/alert-owner.ts';

const { alertNotices, alerts, subscribers, subscriptionTokens } = schema;

/** An account whose address is another from now on. */
interface Move {
  accountId: number;
  from: string;
  to: string;
}

/**
 * Takes along what is written to an account: its alerts, which notices it got already, its place on the mailing list.
 */
export async function redirectLetters(tx: Database, { accountId, from, to }: Move): Promise<void> {
  await tx
    .update(alerts)
    .set({ recipient: to })
    .where(eq(alerts.owner, ownerOf(accountId)));
  // A notice that both mailboxes got stays once.
  await tx.execute(
    sql`insert into ${alertNotices} (recipient, item_id, event, at)
      select ${to}, item_id, event, at from ${alertNotices} where recipient = ${from} on conflict do nothing`,
  );
  await tx.delete(alertNotices).where(eq(alertNotices.recipient, from));
  await redirectSubscription(tx, from, to);
}

/** The old mailbox's subscription is the new one's; where that has one of its own, the one in force counts. */
async function redirectSubscription(tx: Database, from: string, to: string): Promise<void> {
  const rowOf = async (email: string) =>
    (await tx.select().from(subscribers).where(eq(subscribers.email, email)).for('update'))[0];
  const [old, known] = [await rowOf(from), await rowOf(to)];
  if (!old) return;
  if (known) {
    if (old.state !== 'confirmed') return;
    // Links of letters sent to either mailbox go on to end the subscription.
    await tx
      .update(subscriptionTokens)
      .set({ subscriberId: old.id })
      .where(eq(subscriptionTokens.subscriberId, known.id));
    await tx.delete(subscribers).where(eq(subscribers.id, known.id));
  }
  await tx.update(subscribers).set({ email: to }).where(eq(subscribers.id, old.id));
}
