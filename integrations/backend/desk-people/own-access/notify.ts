import type { Database } from '../../database/database.ts';
import type { StaffRow } from '../../database/schema/index.ts';
import { enqueueMail } from '../../mail/mail-queue.ts';
import { officeMoment } from '../../mail/office-time.ts';
import type { DeskSignInChange } from '../../mail/templates/desk-sign-in-changed.ts';

/** Notifies a staff member by letter that their credentials were changed, in case somebody else has done it. */
export async function notifyOfChange(
  tx: Database,
  { email: to, locale }: Pick<StaffRow, 'email' | 'locale'>,
  change: DeskSignInChange,
  deskUrl: string,
  now = new Date(),
): Promise<void> {
  const values = { change, address: deskUrl, ...(await officeMoment(tx, locale, now)) };
  await enqueueMail(tx, { to, locale, template: 'desk-sign-in-changed', values }, now);
}
