import { asc, eq, inArray, ne, and } from 'drizzle-orm';
import type { ThreadView } from '@tourbillon/domain/contract/requests/thread.ts';
import { schema, type Database } from '../database/database.ts';

const { orderMessages, orders, requestMessages, staff } = schema;

/** A message as the sender of a request sees it, and where it is stored: with the request, or with its order. */
export type ReadMessage = ThreadView['messages'][number] & { of: 'request' | 'order' };

/**
 * The messages between the shop and the senders of requests, by the id of the request, in chronological order. For a
 * purchase they include changes of the order's state. Notes of the staff are left out.
 */
export async function readThreads(
  database: Database,
  requestIds: readonly number[],
): Promise<Map<number, ReadMessage[]>> {
  if (requestIds.length === 0) return new Map();
  const written = await database
    .select({ row: requestMessages, name: staff.name })
    .from(requestMessages)
    .leftJoin(staff, eq(staff.id, requestMessages.staffId))
    .where(and(inArray(requestMessages.requestId, [...requestIds]), ne(requestMessages.author, 'note')))
    .orderBy(asc(requestMessages.id));
  const ordered = await database
    .select({ row: orderMessages, requestId: orders.requestId, name: staff.name })
    .from(orderMessages)
    .innerJoin(orders, eq(orders.id, orderMessages.orderId))
    .leftJoin(staff, eq(staff.id, orderMessages.staffId))
    .where(inArray(orders.requestId, [...requestIds]))
    .orderBy(asc(orderMessages.id));
  const all = [
    ...written.map(({ row, name }) => ({
      requestId: row.requestId,
      at: row.createdAt,
      message: { author: authorOf(row.author), name, text: row.text, state: null, of: 'request' as const },
    })),
    ...ordered.map(({ row, requestId, name }) => ({
      requestId,
      at: row.createdAt,
      message: { author: authorOf(row.author), name, text: row.text, state: row.state, of: 'order' as const },
    })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return new Map(
    requestIds.map((id) => [
      id,
      all
        .filter(({ requestId }) => requestId === id)
        .map(({ at, message }) => ({ ...message, at: at.toISOString() })),
    ]),
  );
}

function authorOf(author: 'staff' | 'sender' | 'holder' | 'note'): 'staff' | 'sender' {
  return author === 'staff' ? 'staff' : 'sender';
}
