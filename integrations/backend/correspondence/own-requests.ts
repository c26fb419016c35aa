import { and, desc, eq, ne } from 'drizzle-orm';
import type { OwnRequest } from '@tourbillon/domain/contract/personal-area/own-requests.ts';
import { schema, type Database } from '../database/database.ts';
import { notFound } from '../errors/domain-error.ts';
import { aboutOf } from '../requests/requests.ts';
import { addReply } from './add-reply.ts';
import { readThreads } from './read-thread.ts';

const { requests } = schema;

/** Requests that an account holder sees, the latest. */
const MOST = 50;

/** What an account holder has sent, with what was written about it; purchases are among the orders. */
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

/** An account holder writes about a request of theirs. @throws DomainError 'not-found' for another's, 429. */
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
  await addReply(tx, row, text, staffEmail, now);
}
