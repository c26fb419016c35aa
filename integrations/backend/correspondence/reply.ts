import { eq } from 'drizzle-orm';
import type { ThreadView } from '@tourbillon/domain/contract/requests/thread.ts';
import { answeringOffice } from '../content-store/office-hours.ts';
import { readDocument } from '../content-store/read-document.ts';
import { shopTimeZone } from '../content-store/shop-time-zone.ts';
import { schema, type Database } from '../database/database.ts';
import { notFound } from '../errors/domain-error.ts';
import { followLink } from '../mailed-links/request-links.ts';
import { addReply } from './add-reply.ts';
import { readThreads } from './read-thread.ts';

const { requests } = schema;

/** The thread of a mailed link. @throws DomainError 'invalid' at `token`. */
export async function readThread(database: Database, token: string): Promise<ThreadView> {
  const { requestId } = await followLink(database, token);
  const [row] = await database.select().from(requests).where(eq(requests.id, requestId));
  if (!row) throw notFound('Request');
  const thread = await readThreads(database, [row.id]);
  const contacts = await readDocument(database, 'contacts');
  const office = answeringOffice(contacts, row.city, row.locale);
  return {
    number: row.number ?? String(row.id),
    kind: row.kind,
    is_answered: row.answeredAt !== null,
    messages: (thread.get(row.id) ?? []).map(({ of: _, ...message }) => message),
    zone: office?.time_zone ?? (await shopTimeZone(database)),
  };
}

/** Adds a reply that was sent through a mailed link. @throws DomainError 'invalid' at `token`, 429. */
export async function replyByLink(
  tx: Database,
  { token, text }: { token: string; text: string },
  staffEmail: string | undefined,
  now = new Date(),
): Promise<void> {
  const { requestId } = await followLink(tx, token);
  const [row] = await tx.select().from(requests).where(eq(requests.id, requestId)).for('update');
  if (row) await addReply(tx, row, { text }, staffEmail, now);
}
