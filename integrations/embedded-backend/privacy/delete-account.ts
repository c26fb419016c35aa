import { eq, inArray, lte } from 'drizzle-orm';
import { DELETION_DAYS } from '#src/contract/area/privacy.ts';
import type { Owner } from '../accounts/owner.ts';
import { endSessions } from '../accounts/sessions.ts';
import { schema, type Database } from '../database/database.ts';
import { enqueueMail } from '../mail/queue.ts';
import { ownerOf } from '../saved/filter-alerts.ts';

const { accounts, alerts, subscribers } = schema;

/**
 * Notes that an account is to be deleted, ends all of its sessions and tells its mailbox. Logging in takes it back.
 * The caller has seen to the password or a recent proof. @returns when it is deleted.
 */
export async function askForDeletion(
  database: Database,
  { account, record }: Owner,
  now = new Date(),
): Promise<Date> {
  const deleteAt = new Date(now.getTime() + DELETION_DAYS * 24 * 3_600_000);
  await database.transaction(async (tx) => {
    await tx.update(accounts).set({ deleteAt }).where(eq(accounts.id, account.id));
    await record(tx, { kind: 'deletion_asked', account });
    await endSessions(tx, account.id, { allBut: undefined });
    const values = { day: deleteAt.toISOString().slice(0, 10) };
    const { email: to, locale } = account;
    await enqueueMail(tx, { to, locale, template: 'account-deletion', values }, now);
  });
  return deleteAt;
}

/** Deletes accounts whose days of grace are over, with their notices and their place in the mailing list. */
export async function deleteAccounts(database: Database, now = new Date()): Promise<void> {
  await database.transaction(async (tx) => {
    const gone = await tx
      .delete(accounts)
      .where(lte(accounts.deleteAt, now))
      .returning({ id: accounts.id, email: accounts.email });
    if (gone.length === 0) return;
    await tx.delete(alerts).where(
      inArray(
        alerts.owner,
        gone.map(({ id }) => ownerOf(id)),
      ),
    );
    await tx.delete(subscribers).where(
      inArray(
        subscribers.email,
        gone.map(({ email }) => email),
      ),
    );
  });
}
