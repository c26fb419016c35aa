import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import type { RequestFilter } from './request-filter.ts';

const { requests } = schema;

/** A request, as the staff's scripts read it. */
export type StoredRequest = typeof requests.$inferSelect;

/** The requests that match a filter, the oldest first. */
export function listRequests(
  database: Database,
  { kind, state, from, to }: RequestFilter,
): Promise<StoredRequest[]> {
  return database
    .select()
    .from(requests)
    .where(
      and(
        kind ? eq(requests.kind, kind) : undefined,
        state && (state === 'open' ? isNull(requests.answeredAt) : isNotNull(requests.answeredAt)),
        from ? gte(requests.sentAt, new Date(from)) : undefined,
        to ? lt(requests.sentAt, new Date(Date.parse(to) + 24 * 3_600_000)) : undefined,
      ),
    )
    .orderBy(asc(requests.sentAt), asc(requests.id));
}

/** Marks requests as answered; those already answered keep their time. @returns the numbers marked now. */
export function markAnswered(
  database: Database,
  ids: readonly number[],
  now = new Date(),
): Promise<number[]> {
  return note(database, ids, { answeredAt: now }, isNull(requests.answeredAt));
}

/** Marks requests as in progress; those in progress or answered do not change. @returns the numbers marked now. */
export function markTaken(database: Database, ids: readonly number[], now = new Date()): Promise<number[]> {
  return note(database, ids, { takenAt: now }, and(isNull(requests.takenAt), isNull(requests.answeredAt)));
}

async function note(
  database: Database,
  ids: readonly number[],
  state: Partial<StoredRequest>,
  open: SQL | undefined,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const noted = await database
    .update(requests)
    .set(state)
    .where(and(inArray(requests.id, [...ids]), open))
    .returning({ id: requests.id });
  return noted.map(({ id }) => id);
}
