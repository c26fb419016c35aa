import type { Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { officeMoment } from '../mail/office-time.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import type { Origin } from './sessions.ts';

/** Milliseconds after a registration during which the first login sends no letter. */
const JUST_REGISTERED = 24 * 3_600_000;

/**
 * Notifies the owner of an account about a login in an unknown browser. The first login after a registration sends no
 * letter, because the mailbox has just had one.
 * @param isKnownAnywhere whether the account has known another browser.
 */
export async function mailNewDevice(
  tx: Database,
  { email: to, locale, createdAt }: AccountRow,
  { device, place = '' }: Origin,
  isKnownAnywhere: boolean,
  now: Date,
): Promise<void> {
  const isFirst = !isKnownAnywhere && now.getTime() - createdAt.getTime() < JUST_REGISTERED;
  if (isFirst) return;
  const values = { device, place, ...(await officeMoment(tx, locale, now)) };
  await enqueueMail(tx, { to, locale, template: 'new-device', values }, now);
}
