import { and, asc, eq, gt, lt, max } from 'drizzle-orm';
import type { RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import { schema, type Database } from '../database/database.ts';

const { appointments, markers, offers, requestMessages, requests } = schema;

/** Events that the staff is notified of: a new request, a message of its sender, an appointment. */
export const NOTICE_EVENTS = ['request', 'reply', 'visit'] as const;
export type NoticeEvent = (typeof NOTICE_EVENTS)[number];

/** A new event, without personal data. */
export interface NewEvent {
  /** Id of its row. Rows are processed in this order. */
  row: number;
  /** Number of the request. */
  id: number;
  kind: RequestCallName;
  city: string | null;
}

/** Rows per run. */
const AT_ONCE = 20;

/** Milliseconds before a row is processed, because a row with a smaller id may be committed later. */
const COMMIT_DELAY = 2_000;

/** Unprocessed rows of an event, in order. @param after id of the last processed row. */
export function newEvents(
  database: Database,
  event: NoticeEvent,
  after: number,
  now: Date,
): Promise<NewEvent[]> {
  const before = new Date(now.getTime() - COMMIT_DELAY);
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

/** Id of the last processed row of an event. Undefined on first use: existing rows then count as processed. */
export async function readMarker(database: Database, event: NoticeEvent): Promise<number | undefined> {
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

/** Moves the marker of an event forward or back. @returns false when another process has moved it meanwhile. */
export async function moveMarker(
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
