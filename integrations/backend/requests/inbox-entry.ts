import { eq } from 'drizzle-orm';
import type { InboxEntry } from '@tourbillon/domain/desk/inbox.ts';
import { schema, type Database } from '../database/database.ts';
import { photosOf } from './delete-requests.ts';

const { requests, staff } = schema;

/** A request with the colleague who works on it. */
export interface FoundRequest {
  row: typeof requests.$inferSelect;
  takenBy: { id: number; name: string } | null;
}

/** Query of requests with the colleagues who work on them. */
export function requestsWithColleagues(database: Database) {
  return database
    .select({ row: requests, takenBy: { id: staff.id, name: staff.name } })
    .from(requests)
    .leftJoin(staff, eq(staff.id, requests.takenBy))
    .$dynamic();
}

/** A request in the list of the inbox. */
export function entryOf({ row, takenBy }: FoundRequest, now: Date): InboxEntry {
  const { id, kind, locale, city, number, due, sentAt, payload, takenAt, answeredAt, answerBy, unreadSince } =
    row;
  return {
    ...{ id, kind, locale, city, number, due },
    state: answeredAt ? 'answered' : takenAt ? 'taken' : 'open',
    sent_at: sentAt.toISOString(),
    answer_by: answerBy && answerBy.toISOString(),
    is_late: !answeredAt && answerBy !== null && answerBy < now,
    name: nameOf(payload),
    about: aboutOf(payload) || textOf(payload, 'ticket'),
    is_extension: kind === 'deferral' && payload.reason === 'extension',
    is_unread: unreadSince !== null,
    photos: photosOf(payload).length,
    taken_by: takenBy,
  };
}

/** The name that the sender typed; empty if the form has none. */
export function nameOf(payload: Record<string, unknown>): string {
  return textOf(payload, 'user_name') || textOf(payload, 'name');
}

/** The subject of a request: brand, model and reference, or else the item. */
export function aboutOf(payload: Record<string, unknown>): string {
  const words = ['brand', 'model', 'reference'].map((field) => textOf(payload, field)).filter(Boolean);
  return words.join(' ') || textOf(payload, 'item').replace(/^\w+\//, '');
}

/** A text field of a request; empty if there is none. */
export function textOf(payload: Record<string, unknown>, field: string): string {
  const value = payload[field];
  return typeof value === 'string' ? value : '';
}
