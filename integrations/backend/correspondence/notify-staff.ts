import type { Database } from '../database/database.ts';
import { readDocument } from '../content-store/read-document.ts';
import { staffAddress } from '../content-store/staff-address.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { STAFF_LOCALE } from '../mail/staff-locale.ts';
import type { StaffReplyValues } from '../mail/templates/staff-reply.ts';
import { isRegularSender } from '../orders/orders.ts';
import { nameOf, type StoredRequest } from '../requests/requests.ts';
import { pieceOf } from './subject-of.ts';

/** Notifies the staff of a request's city of a message or a decision of its sender. */
export async function notifyStaff(
  tx: Database,
  request: StoredRequest,
  news: Pick<StaffReplyValues, 'event' | 'text' | 'offer' | 'visit'>,
  staffEmail: string | undefined,
  now: Date,
): Promise<void> {
  const to = staffAddress(await readDocument(tx, 'contacts'), request.city, staffEmail);
  if (!to) return;
  const { id, kind, payload } = request;
  const piece = await pieceOf(tx, request, STAFF_LOCALE);
  const isRegular = await isRegularSender(tx, id);
  const values = { id, kind, name: nameOf(payload), piece, isRegular, ...news };
  await enqueueMail(tx, { to, locale: STAFF_LOCALE, template: 'staff-reply', values }, now);
}
