import { eq } from 'drizzle-orm';
import { REPLY_TERM } from '@tourbillon/domain/business/answer-terms.ts';
import { answeringOffice } from '../content-store/office-hours.ts';
import { readDocument } from '../content-store/read-document.ts';
import { shopTimeZone } from '../content-store/shop-time-zone.ts';
import { schema, type Database } from '../database/database.ts';
import { tooMany } from '../errors/domain-error.ts';
import { addBuyerMessage } from '../orders/orders.ts';
import { answerDeadline, type StoredRequest } from '../requests/requests.ts';
import { addMessage } from './messages.ts';
import { readThreads } from './read-thread.ts';
import { notifyStaff } from './notify-staff.ts';

const { orders, requests } = schema;

/** Maximum number of messages to one request within an hour: each sends a letter to the staff. */
const HOURLY = 20;

const HOUR = 3_600_000;

/**
 * Adds a reply of a request's sender to the thread, reopens the request and notifies the staff. A reply to a purchase
 * goes into the thread of its order, unless it is about an offer, or the shop's last message was about the request
 * itself. The same text twice in a row is stored once, because the sender has clicked twice.
 * @param row locked. @param reply its text, and the number of the offer that it is about. @throws DomainError 429.
 */
export async function addReply(
  tx: Database,
  row: StoredRequest,
  { text, offer }: { text: string; offer?: string },
  staffEmail: string | undefined,
  now: Date,
): Promise<void> {
  const thread = (await readThreads(tx, [row.id])).get(row.id) ?? [];
  const last = thread.at(-1);
  if (last?.author === 'sender' && last.text === text) return;
  // A message with a future time is from a wrong clock, and must not close the thread until then.
  const lately = thread.filter(
    ({ author, at }) => author === 'sender' && Math.abs(Date.parse(at) - now.getTime()) < HOUR,
  );
  if (lately.length >= HOURLY) throw tooMany(HOUR / 1000);
  const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.requestId, row.id));
  if (order && offer === undefined && thread.findLast(({ author }) => author === 'staff')?.of !== 'request') {
    await addBuyerMessage(tx, order.id, text, now);
  } else {
    await addMessage(tx, { requestId: row.id, author: 'sender', text }, now);
    await reopenRequest(tx, row, now);
  }
  await notifyStaff(tx, row, { event: 'reply', text, ...(offer && { offer }) }, staffEmail, now);
}

/** Reopens a request for the staff. The person who works on it stays the same. */
async function reopenRequest(tx: Database, row: StoredRequest, now: Date): Promise<void> {
  const hours = answeringOffice(await readDocument(tx, 'contacts'), row.city, row.locale);
  // An appeal keeps its deadline, because its sender knows it.
  const answerBy = row.due ? row.answerBy : answerDeadline(REPLY_TERM, now, hours, await shopTimeZone(tx));
  await tx
    .update(requests)
    .set({ answeredAt: null, answerBy, unreadSince: now })
    .where(eq(requests.id, row.id));
}
