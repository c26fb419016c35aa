import { and, eq, isNotNull, lte, ne, notInArray } from 'drizzle-orm';
import { DELETION_DAYS } from '@tourbillon/domain/contract/personal-area/privacy.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { dateOf } from '../business-days/business-day.ts';
import { type AccountOwner, endSessions } from '../accounts/accounts.ts';
import { schema, type Database } from '../database/database.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { officeMoment } from '../mail/office-time.ts';
import { deleteRequestRows } from '../requests/requests.ts';
import { RECORDS } from '../content-store/retention-terms.ts';
import { isOfAccount } from '../database/alert-owner.ts';
import type { RecordSecurityEvent } from '../security-events/security-events.ts';
import { isSubscriptionOf } from '../subscription/subscription.ts';
import type { UploadFolder } from '../uploads/upload-folder.ts';

const { accounts, alertNotices, alerts, mailQueue, requests, subscribers } = schema;

/**
 * Schedules an account for deletion, ends its sessions and notifies its mailbox. At the next login the holder can
 * cancel the deletion. The caller has checked the password or a recent proof.
 * @returns when it will be deleted.
 */
export async function scheduleDeletion(
  database: Database,
  { account, record }: AccountOwner,
  now = new Date(),
): Promise<Date> {
  const deleteAt = new Date(now.getTime() + DELETION_DAYS * 24 * 3_600_000);
  await database.transaction(async (tx) => {
    await tx.update(accounts).set({ deleteAt }).where(eq(accounts.id, account.id));
    await record(tx, { kind: 'deletion_asked', account });
    await endSessions(tx, account.id, { allBut: undefined });
    const { email: to, locale } = account;
    const { at, zone = 'UTC' } = await officeMoment(tx, locale, now);
    const values = { day: dateOf(deleteAt, zone), at, zone };
    await enqueueMail(tx, { to, locale, template: 'account-deletion', values }, now);
  });
  return deleteAt;
}

/** Cancels a scheduled deletion, if there is one. */
export async function cancelDeletion(database: Database, { account, record }: AccountOwner): Promise<void> {
  await database.transaction(async (tx) => {
    const kept = await tx
      .update(accounts)
      .set({ deleteAt: null })
      .where(and(eq(accounts.id, account.id), isNotNull(accounts.deleteAt)))
      .returning({ id: accounts.id });
    if (kept.length > 0) await record(tx, { kind: 'deletion_undone', account });
  });
}

/**
 * Deletes accounts after their days of grace, with their alerts, the record of letters to them, their subscription,
 * and the requests sent while logged in with all related data. Records (appeals, deferrals, purchases) are kept
 * without the account for as long as the law requires.
 */
export async function deleteAccounts(
  database: Database,
  uploads: UploadFolder,
  record: RecordSecurityEvent,
  now = new Date(),
): Promise<void> {
  const over = await database
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(lte(accounts.deleteAt, now));
  for (const account of over) await deleteAccount(database, uploads, record, account, now);
}

async function deleteAccount(
  database: Database,
  uploads: UploadFolder,
  record: RecordSecurityEvent,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  const photos = await database.transaction(async (tx) => {
    // The holder may have cancelled the deletion meanwhile.
    const [still] = await tx
      .select({ confirmedAt: accounts.confirmedAt, createdAt: accounts.createdAt })
      .from(accounts)
      .where(and(eq(accounts.id, id), lte(accounts.deleteAt, now)))
      .for('update');
    if (!still) return [];
    const sent = await tx
      .select({ id: requests.id })
      .from(requests)
      .where(and(eq(requests.accountId, id), notInArray(requests.kind, [...RECORDS])));
    const gone = await deleteRequestRows(
      tx,
      sent.map((request) => request.id),
    );
    // Before the account: its requests that are kept forget it.
    await tx.delete(alerts).where(isOfAccount(id));
    await tx.delete(accounts).where(eq(accounts.id, id));
    // An address that was never confirmed may be somebody else's, and so what is kept by it.
    if (still.confirmedAt) {
      await tx.delete(alertNotices).where(eq(alertNotices.recipient, email));
      await tx.delete(mailQueue).where(and(eq(mailQueue.recipient, email), ne(mailQueue.state, 'waiting')));
    }
    await tx.delete(subscribers).where(isSubscriptionOf({ email, ...still }));
    await record(tx, { kind: 'deletion_done', account: { id, email } });
    return gone.photos;
  });
  await uploads.remove(photos);
}
