import { eq } from 'drizzle-orm';
import { REPLY_TERM } from '@tourbillon/domain/business/answer-terms.ts';
import type { ThreadView } from '@tourbillon/domain/contract/requests/thread.ts';
import { schema, type Database } from '../database/database.ts';
import { answeringOffice } from '../content-store/office-hours.ts';
import { readDocument } from '../content-store/read-document.ts';
import { shopTimeZone } from '../content-store/shop-time-zone.ts';
import { notFound } from '../errors/domain-error.ts';
import { answerDeadline, type StoredRequest } from '../requests/requests.ts';
import { followLink } from '../mailed-links/request-links.ts';
import { addMessage, readMessages } from './messages.ts';
import { tellStaff } from './tell-staff.ts';

const { requests } = schema;

/** The thread that a link leads to. @throws DomainError 'invalid' at `token`. */
export async function readThread(database: Database, token: string): Promise<ThreadView> {
  const { requestId } = await followLink(database, token);
  const row = await readRequest(database, requestId);
  const messages = await readMessages(database, requestId);
  const contacts = await readDocument(database, 'contacts');
  const office = answeringOffice(contacts, row.city, row.locale);
  return {
    number: row.number ?? String(row.id),
    kind: row.kind,
    is_answered: row.answeredAt !== null,
    messages: messages.flatMap(({ author, name, text, at }) =>
      author === 'note' ? [] : [{ author, name, text, at }],
    ),
    zone: office?.time_zone ?? (await shopTimeZone(database)),
  };
}

/**
 * What the sender of a request writes back: it goes into the thread and to the staff, and the request waits again. The
 * same text twice in a row is one message: somebody pressed the button again.
 * @throws DomainError 'invalid' at `token`.
 */
export async function replyByLink(
  tx: Database,
  { token, text }: { token: string; text: string },
  staffEmail: string | undefined,
  now = new Date(),
): Promise<void> {
  const { requestId } = await followLink(tx, token);
  const [row] = await tx.select().from(requests).where(eq(requests.id, requestId)).for('update');
  const last = (await readMessages(tx, requestId)).findLast(({ author }) => author !== 'note');
  if (!row || (last?.author === 'sender' && last.text === text)) return;
  await addMessage(tx, { requestId, author: 'sender', text }, now);
  await reopen(tx, row, now);
  await tellStaff(tx, row, { event: 'reply', text }, staffEmail, now);
}

/** A request waits for the staff again, whoever had it has it still. */
export async function reopen(tx: Database, row: StoredRequest, now: Date): Promise<void> {
  const hours = answeringOffice(await readDocument(tx, 'contacts'), row.city, row.locale);
  // An appeal keeps the day that its sender was told.
  const answerBy = row.due ? row.answerBy : answerDeadline(REPLY_TERM, now, hours, await shopTimeZone(tx));
  await tx.update(requests).set({ answeredAt: null, answerBy }).where(eq(requests.id, row.id));
}

async function readRequest(database: Database, id: number): Promise<StoredRequest> {
  const [row] = await database.select().from(requests).where(eq(requests.id, id));
  if (!row) throw notFound('Request');
  return row;
}
