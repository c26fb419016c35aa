import { and, count, desc, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { inbox, InboxEntry, RequestState } from '@tourbillon/domain/desk/inbox.ts';
import { schema, type Database } from '../database/database.ts';
import { notFound, refused } from '../errors/domain-error.ts';

const { requests, staff } = schema;

/** Entries of a page. */
const PAGE = 50;

/** A request with who of the desk works on it. */
interface Found {
  row: typeof requests.$inferSelect;
  takenBy: { id: number; name: string } | null;
}

/** A page of the requests that an office sees, the latest first, and how many pages there are. @param office null for all. */
export async function listInbox(
  database: Database,
  office: string | null,
  { kind, state, city, locale, page }: DeskRequestOf<typeof inbox>,
): Promise<{ entries: InboxEntry[]; pages: number }> {
  const wanted = and(
    ofOffice(office),
    kind && eq(requests.kind, kind),
    state && inState(state),
    city === undefined ? undefined : eq(requests.city, city),
    locale && eq(requests.locale, locale),
  );
  const [total] = await database.select({ count: count() }).from(requests).where(wanted);
  const found = await withTakers(database)
    .where(wanted)
    .orderBy(desc(requests.id))
    .limit(PAGE)
    .offset((page - 1) * PAGE);
  return { entries: found.map(entryOf), pages: Math.max(1, Math.ceil((total?.count ?? 0) / PAGE)) };
}

/** One request with its fields. @throws DomainError 'not-found', also for one that the office does not see. */
export async function readInboxRequest(
  database: Database,
  office: string | null,
  id: number,
): Promise<InboxEntry & { fields: Record<string, unknown> }> {
  const [found] = await withTakers(database).where(and(ofOffice(office), eq(requests.id, id)));
  if (!found) throw notFound('Request');
  return { ...entryOf(found), fields: found.row.payload };
}

/**
 * Somebody works on a request from now on; again is the same.
 * @throws DomainError 'not-found' as reading does; 'invalid' at `id` when somebody else does, or it was answered.
 */
export async function takeRequest(
  tx: Database,
  { id: staffId, office }: { id: number; office: string | null },
  id: number,
  now = new Date(),
): Promise<InboxEntry> {
  const taken = await tx
    .update(requests)
    .set({ takenAt: now, takenBy: staffId })
    .where(and(ofOffice(office), eq(requests.id, id), isNull(requests.answeredAt), isNull(requests.takenBy)))
    .returning({ id: requests.id });
  const [found] = await withTakers(tx).where(and(ofOffice(office), eq(requests.id, id)));
  if (!found) throw notFound('Request');
  if (taken.length === 0 && found.takenBy?.id !== staffId) throw refused('id', 'title_taken');
  return entryOf(found);
}

function withTakers(database: Database) {
  return database
    .select({ row: requests, takenBy: { id: staff.id, name: staff.name } })
    .from(requests)
    .leftJoin(staff, eq(staff.id, requests.takenBy))
    .$dynamic();
}

/** What an office sees: requests of its city, and those of none. */
function ofOffice(office: string | null): SQL | undefined {
  return office === null ? undefined : or(eq(requests.city, office), isNull(requests.city));
}

function inState(state: RequestState): SQL | undefined {
  if (state === 'answered') return isNotNull(requests.answeredAt);
  const taken = state === 'taken' ? isNotNull(requests.takenAt) : isNull(requests.takenAt);
  return and(isNull(requests.answeredAt), taken);
}

function entryOf({ row, takenBy }: Found): InboxEntry {
  const { id, kind, locale, city, number, due, sentAt, payload, takenAt, answeredAt } = row;
  return {
    ...{ id, kind, locale, city, number, due },
    state: answeredAt ? 'answered' : takenAt ? 'taken' : 'open',
    sent_at: sentAt.toISOString(),
    name: nameOf(payload),
    taken_by: takenBy,
  };
}

function nameOf(payload: Record<string, unknown>): string {
  const name = payload.user_name ?? payload.name;
  return typeof name === 'string' ? name : '';
}
