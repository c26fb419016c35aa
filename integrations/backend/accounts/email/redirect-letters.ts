import { and, eq, sql } from 'drizzle-orm';
import { schema, type Database } from '../../database/database.ts';
import { isOfAccount } from '../../database/alert-owner.ts';

const { alertNotices, alerts, subscribers, subscriptionTokens } = schema;

/** A change of an account's address. */
interface Move {
  accountId: number;
  from: string;
  to: string;
  /** Whether the account has proved that the old address is its own. */
  isOwned: boolean;
}

/**
 * Moves the letters of an account to its new address: its alerts; if the old address is its own, also the record of sent
 * notices and the subscription to the mailing list, which are of the address.
 */
export async function redirectLetters(tx: Database, { accountId, from, to, isOwned }: Move): Promise<void> {
  await tx
    .update(alerts)
    .set({ recipient: to })
    // A request may name another address, which stays.
    .where(and(isOfAccount(accountId), eq(alerts.recipient, from)));
  if (!isOwned) return;
  // A notice that both addresses got is stored once.
  await tx.execute(
    sql`insert into ${alertNotices} (recipient, item_id, event, at)
      select ${to}, item_id, event, at from ${alertNotices} where recipient = ${from} on conflict do nothing`,
  );
  await tx.delete(alertNotices).where(eq(alertNotices.recipient, from));
  await redirectSubscription(tx, from, to);
}

/** Moves the subscription to the new address. If both addresses have one, the confirmed subscription is kept. */
async function redirectSubscription(tx: Database, from: string, to: string): Promise<void> {
  const rowOf = async (email: string) =>
    (await tx.select().from(subscribers).where(eq(subscribers.email, email)).for('update'))[0];
  const [old, known] = [await rowOf(from), await rowOf(to)];
  if (!old) return;
  if (known) {
    if (old.state !== 'confirmed') return;
    // Unsubscribing links in letters to both addresses remain valid.
    await tx
      .update(subscriptionTokens)
      .set({ subscriberId: old.id })
      .where(eq(subscriptionTokens.subscriberId, known.id));
    await tx.delete(subscribers).where(eq(subscribers.id, known.id));
  }
  await tx.update(subscribers).set({ email: to }).where(eq(subscribers.id, old.id));
}
