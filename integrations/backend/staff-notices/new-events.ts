import { and, asc, eq, gt, lt, max } from 'drizzle-orm';
import type { RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import { schema, type Database } from '../database/database.ts';

const { appointments, markers, offers, requestMessages, requests } = schema;

/** What the staff is told of: that a request came, that its sender wrote, that somebody will come. */
export const NOTICE_EVENTS = ['request', 'reply', 'visit'] as const;
export type NoticeEvent = (typeof NOTICE_EVENTS)[number];

/** Something to tell, without a word about the person. */
export interface NewEvent {
  /** Of the row that it is about; rows are told of in the order of these numbers. */
  row: number;
  /** Number of the request. */
  id: number;
  kind: RequestCallName;
  city: string | null;
}

/** Rows told of at a time. */
const AT_ONCE = 20;

/** Milliseconds a row waits: one with a smaller number may be written a moment later. */
const SETTLED = 2_000;

/** The rows of an event that nobody was told of, in their order. @param after number of the last that was told. */
export function newEvents(
  database: Database,
  event: NoticeEvent,
  after: number,
  now: Date,
): Promise<NewEvent[]> {
  const before = new Date(now.getTime() - SETTLED);
  const about = { id: requests.id, kind: requests.kind, city: requests.city };
  if (event === 'request') {
    return database
      .select({ row: requests.id, ...about })
      .from(requests)
      .where(and(gt(requests.id, after), lt(requests.createdAt, before)))
      .orderBy(asc(requests.id))
      .limit(AT_ONCE);
  }
  if (event === 'reply') {
    return database
      .select({ row: requestMessages.id, ...about })
      .from(requestMessages)
      .innerJoin(requests, eq(requests.id, requestMessages.requestId))
      .where(
        and(
          gt(requestMessages.id, after),
          eq(requestMessages.author, 'sender'),
          lt(requestMessages.createdAt, before),
        ),
      )
      .orderBy(asc(requestMessages.id))
      .limit(AT_ONCE);
  }
  return database
    .select({ row: appointments.id, ...about })
    .from(appointments)
    .innerJoin(offers, eq(offers.id, appointments.offerId))
    .innerJoin(requests, eq(requests.id, offers.requestId))
    .where(and(gt(appointments.id, after), lt(appointments.createdAt, before)))
    .orderBy(asc(appointments.id))
    .limit(AT_ONCE);
}

/**
 * Number of the last row of an event that was told of. Undefined when notices begin: what was there before counts as
 * told.
 */
export async function lastTold(database: Database, event: NoticeEvent): Promise<number | undefined> {
  const name = nameOf(event);
  const [known] = await database.select().from(markers).where(eq(markers.name, name));
  if (known) return known.value;
  const table = { request: requests, reply: requestMessages, visit: appointments }[event];
  const [last] = await database.select({ id: max(table.id) }).from(table);
  await database
    .insert(markers)
    .values({ name, value: last?.id ?? 0 })
    .onConflictDoNothing();
  return undefined;
}

/** Moves on from one row to the next, or back. @returns false when another process has moved on meanwhile. */
export async function moveOn(
  database: Database,
  event: NoticeEvent,
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  const moved = await database
    .update(markers)
    .set({ value: to })
    .where(and(eq(markers.name, nameOf(event)), eq(markers.value, from)))
    .returning({ value: markers.value });
  return moved.length > 0;
}

function nameOf(event: NoticeEvent): string {
  return `told-${event}`;
}
