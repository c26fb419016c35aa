import { eq } from 'drizzle-orm';
import { LINK_HOURS } from '@tourbillon/domain/contract/account/mailed-links.ts';
import { schema, type Database } from '../../database/database.ts';
import type { AccountRow } from '../../database/schema/index.ts';
import { enqueueMail } from '../../mail/mail-queue.ts';
import { recentlyUsedToken, newMailToken, useMailToken } from '../mail-tokens.ts';

const { accounts } = schema;

/**
 * Confirms the mailbox of an account by the secret of its letter. A second click succeeds.
 * @throws DomainError 'invalid' when the secret is not valid.
 */
export async function confirmEmail(database: Database, secret: string, now = new Date()): Promise<void> {
  await database.transaction(async (tx) => {
    const before = await recentlyUsedToken(tx, secret, 'confirm', now);
    if (before && (await isConfirmed(tx, before.accountId))) return;
    const { accountId: id } = await useMailToken(tx, secret, 'confirm', now);
    await tx.update(accounts).set({ confirmedAt: now }).where(eq(accounts.id, id));
  });
}

async function isConfirmed(tx: Database, id: number): Promise<boolean> {
  const [account] = await tx.select({ at: accounts.confirmedAt }).from(accounts).where(eq(accounts.id, id));
  return Boolean(account?.at);
}

/** Queues the confirming letter once more, unless it was sent a short time ago. */
export async function sendConfirmation(
  database: Database,
  { id, email, locale }: AccountRow,
  now = new Date(),
): Promise<void> {
  await database.transaction(async (tx) => {
    // The row is locked, so that a double click is handled one request after the other.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update');
    const token = await newMailToken(tx, id, 'confirm', now);
    if (!token) return;
    const values = { token, hours: LINK_HOURS.confirm };
    await enqueueMail(tx, { to: email, locale, template: 'account-confirm', values }, now);
  });
}
