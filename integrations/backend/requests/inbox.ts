import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { inbox, InboxEntry } from '@tourbillon/domain/desk/inbox.ts';
import { schema, type Database } from '../database/database.ts';
import { type EntryCount, sortByIds, readPage } from '../database/read-page.ts';
import { notFound } from '../errors/domain-error.ts';
import { entryOf, type FoundRequest, requestsWithColleagues } from './inbox-entry.ts';
import { ofOffice } from '../database/of-office.ts';
import { inboxWhere, type Reader } from './inbox-filter.ts';

const { requests } = schema;

/** Order of the list: earliest deadline first, answered requests last. */
const BY_DUE = [{ by: sql`(${requests.answeredAt} is not null)` }, { by: requests.answerBy }];

/** A page of the requests that a desk user may see, and their total number. */
export async function listInbox(
  database: Database,
  reader: Reader,
  { page, sort, ...filter }: DeskRequestOf<typeof inbox>,
  now = new Date(),
): Promise<EntryCount & { entries: InboxEntry[] }> {
  const list = {
    table: requests,
    id: requests.id,
    wanted: inboxWhere(reader, filter, now),
    order: [...(sort === 'due' ? BY_DUE : []), { by: requests.id, descends: true }],
  };
  const { ids, ...counted } = await readPage<number>(database, list, page);
  const found = await requestsWithColleagues(database).where(inArray(requests.id, ids));
  return { entries: sortByIds(found, ids, ({ row }) => row.id).map((one) => entryOf(one, now)), ...counted };
}

/** Requests that match a filter, the oldest first. @param most limit; the latest are kept. */
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

/** One request of an office. @throws DomainError 'not-found', also if the office may not see it. */
export async function findRequest(
  database: Database,
  office: string | null,
  id: number,
): Promise<FoundRequest> {
  const [found] = await requestsWithColleagues(database).where(
    and(ofOffice(requests.city, office), eq(requests.id, id)),
  );
  if (!found) throw notFound('Request');
  return found;
}

/** Marks a request as read when a desk user opens it. */
export async function markRead(
  tx: Database,
  { id, unreadSince }: Pick<FoundRequest['row'], 'id' | 'unreadSince'>,
): Promise<void> {
  if (unreadSince) await tx.update(requests).set({ unreadSince: null }).where(eq(requests.id, id));
}
