import type { Database } from '../../database/database.ts';
import type { AccountRow } from '../../database/schema/index.ts';
import { officeMoment } from '../../mail/office-time.ts';
import { enqueueMail } from '../../mail/mail-queue.ts';
import type { SignInChange } from '../../mail/templates/sign-in-changed.ts';
import type { AccountOwner } from '../account-owner.ts';

/** Records a change of passkeys, recovery codes or the second factor, and notifies the owner in one letter. */
export async function noteSignInChange(
  tx: Database,
  { account, record }: AccountOwner,
  changes: readonly Exclude<SignInChange, 'protection_removed'>[],
  now: Date,
): Promise<void> {
  for (const kind of changes) await record(tx, { kind, account });
  await mailSignInChange(tx, account, changes, now);
}

/**
 * Queues the letter only. A mailbox that was never confirmed gets none: it may belong to a stranger, and somebody
 * could send it any number of letters.
 */
export async function mailSignInChange(
  tx: Database,
  { email: to, locale, confirmedAt }: AccountRow,
  changes: readonly SignInChange[],
  now: Date,
): Promise<void> {
  if (!confirmedAt) return;
  const values = { changes, ...(await officeMoment(tx, locale, now)) };
  await enqueueMail(tx, { to, locale, template: 'sign-in-changed', values }, now);
}
