import { and, desc, eq, ne } from 'drizzle-orm';
import type { OwnRequest } from '@tourbillon/domain/contract/personal-area/own-requests.ts';
import { schema, type Database } from '../database/database.ts';
import { notFound } from '../errors/domain-error.ts';
import { aboutOf } from '../requests/requests.ts';
import { addReply } from './add-reply.ts';
import { readThreads } from './read-thread.ts';

const { requests } = schema;

/** Maximum number of requests that an account holder sees: the latest ones. */
const MOST = 50;

/** The requests of an account holder with their messages. Purchases are not included, because they are orders. */
export async function ownRequestsOf(database: Database, accountId: number): Promise<OwnRequest[]> {
  const rows = await database
    .select()
    .from(requests)
    .where(and(eq(requests.accountId, accountId), ne(requests.kind, 'purchase')))
    .orderBy(desc(requests.id))
    .limit(MOST);
  const threads = await readThreads(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, number, kind, payload, sentAt, answeredAt }) => ({
    id,
    number: number ?? String(id),
    kind,
    about: aboutOf(payload),
    sent_at: sentAt.toISOString(),
    is_answered: answeredAt !== null,
    messages: (threads.get(id) ?? []).map(({ of: _, state: __, ...message }) => message),
  }));
}

/**
 * Adds a message of an account holder to a request. @throws DomainError 'not-found' for a request of another account,
 * 429.
 */
export async function writeInRequest(
  tx: Database,
  accountId: number,
  { id, text }: { id: number; text: string },
  staffEmail: string | undefined,
  now = new Date(),
): Promise<void> {
  const [row] = await tx
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), eq(requests.accountId, accountId), ne(requests.kind, 'purchase')))
    .for('update');
  if (!row) throw notFound('Request');
  await addReply(tx, row, { text }, staffEmail, now);
}
