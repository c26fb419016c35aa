import { eq, sql } from 'drizzle-orm';
import type { InboxEntry, ThreadMessage } from '@tourbillon/domain/desk/inbox.ts';
import { schema, type Database } from '../database/database.ts';
import { refused } from '../errors/domain-error.ts';
import { loadLetterItem } from '../catalogue/load-letter-item.ts';
import { namedWords } from '../content-store/named-words.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { entryOf, findRequest } from '../requests/requests.ts';
import { newLink } from '../mailed-links/request-links.ts';
import { mailboxOf } from './mailbox-of.ts';
import { addMessage } from './messages.ts';

const { requests } = schema;

/** The staff member who writes. */
export interface ActingColleague {
  id: number;
  name: string;
  office: string | null;
}

/** The request after an answer, and the stored message. */
export interface SentAnswer {
  entry: InboxEntry;
  message: ThreadMessage;
}

/**
 * Answers the sender of a request by a letter in the sender's language, with a link to the thread. The request then
 * counts as answered.
 * @throws DomainError 'not-found' as reading does; 'invalid' at `email` where no email address is known.
 */
export async function answerRequest(
  tx: Database,
  writer: ActingColleague,
  { id, text, email }: { id: number; text: string; email: string },
  now = new Date(),
): Promise<SentAnswer> {
  const { row } = await findRequest(tx, writer.office, id);
  const to = email || (await mailboxOf(tx, row));
  if (!to) throw refused('email', 'required');
  const token = await newLink(tx, { requestId: id, offerId: null }, now);
  const about = await loadLetterItem(tx, row.payload.item, row.locale);
  const values = {
    id: row.number ?? String(id),
    kind: row.kind,
    text,
    name: writer.name,
    token,
    payload: row.payload,
    named: await namedWords(tx, row.payload, row.locale),
    item: about?.item,
    city: about?.city ?? row.city,
  };
  await enqueueMail(tx, { to, locale: row.locale, template: 'request-answer', values }, now);
  const colleague = { id: writer.id, name: writer.name };
  const message = await addMessage(
    tx,
    { requestId: id, author: 'staff', colleague, text, mailedTo: to },
    now,
  );
  await markAnswered(tx, writer, id, now);
  return { entry: entryOf(await findRequest(tx, writer.office, id), now), message };
}

/**
 * Stores a note for colleagues. With `answered`, the request also counts as answered.
 * @throws DomainError 'not-found' as reading does.
 */
export async function noteRequest(
  tx: Database,
  writer: ActingColleague,
  { id, text, answered }: { id: number; text: string; answered: boolean },
  now = new Date(),
): Promise<SentAnswer> {
  await findRequest(tx, writer.office, id);
  const colleague = { id: writer.id, name: writer.name };
  const message = await addMessage(tx, { requestId: id, author: 'note', colleague, text }, now);
  if (answered) await markAnswered(tx, writer, id, now);
  else await touch(tx, id, now);
  return { entry: entryOf(await findRequest(tx, writer.office, id), now), message };
}

/** Marks a request as answered. If nobody works on it, it is assigned to the writer. */
export async function markAnswered(
  tx: Database,
  writer: Pick<ActingColleague, 'id'>,
  id: number,
  now: Date,
): Promise<void> {
  await tx
    .update(requests)
    .set({
      answeredAt: now,
      takenAt: sql`coalesce(${requests.takenAt}, ${now.toISOString()})`,
      takenBy: sql`coalesce(${requests.takenBy}, ${writer.id})`,
    })
    .where(eq(requests.id, id));
}

async function touch(tx: Database, id: number, now: Date): Promise<void> {
  await tx.update(requests).set({ changedAt: now }).where(eq(requests.id, id));
}
