import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { inbox, InboxEntry } from '@tourbillon/domain/desk/inbox.ts';
import { schema, type Database } from '../database/database.ts';
import { notFound } from '../errors/domain-error.ts';
import { entryOf, type FoundRequest, withTakers } from './inbox-entry.ts';
import { inboxWhere, ofOffice, type Reader } from './inbox-filter.ts';

const { requests } = schema;

/** Entries of a page. */
const PAGE = 50;

/** What is to be answered soonest comes first, the answered last. */
const BY_DUE = [sql`${requests.answeredAt} is not null`, sql`${requests.answerBy} asc nulls last`];

/** A page of the requests that somebody sees, how many there are of them and of pages. */
export async function listInbox(
  database: Database,
  reader: Reader,
  { page, sort, ...filter }: DeskRequestOf<typeof inbox>,
  now = new Date(),
): Promise<{ entries: InboxEntry[]; total: number; pages: number }> {
  const wanted = inboxWhere(reader, filter, now);
  const [counted] = await database.select({ count: count() }).from(requests).where(wanted);
  const total = counted?.count ?? 0;
  const order = [...(sort === 'due' ? BY_DUE : []), desc(requests.id)];
  // By number first: what is skipped on the way to a late page is never read.
  const shown = database
    .select({ id: requests.id })
    .from(requests)
    .where(wanted)
    .orderBy(...order)
    .limit(PAGE)
    .offset((page - 1) * PAGE);
  const found = await withTakers(database)
    .where(inArray(requests.id, shown))
    .orderBy(...order);
  const pages = Math.max(1, Math.ceil(total / PAGE));
  return { entries: found.map((one) => entryOf(one, now)), total, pages };
}

/** Requests that a filter lets pass, the oldest first. @param most of them, the latest. */
export async function exportInbox(
  database: Database,
  reader: Reader,
  filter: Parameters<typeof inboxWhere>[1],
  most: number,
): Promise<(typeof requests.$inferSelect)[]> {
  const latest = database
    .select({ id: requests.id })
    .from(requests)
    .where(inboxWhere(reader, filter, new Date()))
    .orderBy(desc(requests.id))
    .limit(most);
  return database
    .select()
    .from(requests)
    .where(sql`${requests.id} in ${latest}`)
    .orderBy(asc(requests.id));
}

/** One request as an office sees it. @throws DomainError 'not-found', also for one that the office does not see. */
export async function findRequest(
  database: Database,
  office: string | null,
  id: number,
): Promise<FoundRequest> {
  const [found] = await withTakers(database).where(and(ofOffice(office), eq(requests.id, id)));
  if (!found) throw notFound('Request');
  return found;
}
