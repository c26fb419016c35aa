import { desc, eq } from 'drizzle-orm';
import type { Availability, StoredStock } from '@tourbillon/domain/sections/item-statuses.ts';
import { schema, type Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { beginAnnouncing } from '../feed/announce.ts';
import { changeOrders, type Words } from './change-orders.ts';
import { lastChangeOf } from './last-change.ts';
import { AvailabilityRefused } from './refusal.ts';
import { type Change, type ItemState, move } from './state-machine.ts';

const { availabilityChanges, items } = schema;

/** What is to become of a piece. */
export interface AvailabilityChange extends Change {
  /** What the staff writes to the holder of an order with it. */
  words?: Words | undefined;
  /** The request whose order ends with it, without a purchase. */
  closes?: number | undefined;
  /** The last change of the piece that whoever asks has seen: when there was another since, nothing is done. */
  seen?: number | undefined;
  /** Who of the desk does it. */
  colleague?: number | undefined;
}

/** What a change has done. */
export interface ChangedItem {
  changed: boolean;
  /** The row as it is now. */
  item: ItemRow;
  /** Numbers of the requests whose orders are others now. */
  orders: number[];
}

/**
 * Changes where a piece stands (decision 76): the one way, for requests of visitors, the staff, imports and the end of
 * holds. Item, orders, letters and history change together or not at all; the feed and the letters to those who wait
 * for it follow by the database's triggers.
 *
 * The lock of the feed comes first, as the triggers take it, then the row: two writers never wait for each other, and
 * the second of two buyers sees what the first has done.
 * @param tx a transaction, or the database. @param itemId of the row `items`.
 * @returns undefined for a piece that is not there.
 * @throws AvailabilityRefused when it may not become that, or something that it needs is missing.
 */
export function changeAvailability(
  tx: Database,
  itemId: number,
  change: AvailabilityChange,
  now = new Date(),
): Promise<ChangedItem | undefined> {
  return tx.transaction(async (inner) => {
    await beginAnnouncing(inner);
    const [row] = await inner.select().from(items).where(eq(items.id, itemId)).for('update');
    if (!row) return undefined;
    if (change.seen !== undefined && change.seen !== (await lastChangeOf(inner, itemId)))
      throw new AvailabilityRefused('changed_since');
    const before = row.availability as Availability;
    const moved = move(stateOf(row), change, { now, stockBefore: await stockBefore(inner, row) });
    if ('refusal' in moved) throw new AvailabilityRefused(moved.refusal);
    // Who has bought it may be said later.
    const next =
      'next' in moved ? moved.next : change.to === 'sold' && change.request ? stateOf(row) : undefined;
    if (!next) return { changed: false, item: row, orders: [] };
    const [item = row] = await inner
      .update(items)
      .set({ ...next, updatedAt: now })
      .where(eq(items.id, itemId))
      .returning();
    const request = requestOf(row, change);
    await inner.insert(availabilityChanges).values({
      itemId,
      by: change.by,
      before,
      after: next.availability,
      stock: row.stock,
      heldUntil: next.heldUntil,
      requestId: request,
      soldPriceUsd: next.soldPriceUsd,
      soldAt: next.soldAt,
      at: now,
    });
    const orders = await changeOrders(
      inner,
      row,
      { before, after: next.availability, request, until: next.heldUntil, ...change },
      now,
    );
    return { changed: true, item, orders };
  });
}

function stateOf({
  availability,
  stock,
  heldUntil,
  heldForRequest,
  soldAt,
  soldPriceUsd,
}: ItemRow): ItemState {
  const state = { stock, heldUntil, heldForRequest, soldAt, soldPriceUsd };
  return { availability: availability as Availability, ...state };
}

/** Whom it is held for or who has bought it: as was said, else the one it was held for. */
function requestOf(row: ItemRow, { to, request }: AvailabilityChange): number | null {
  if (to !== 'reserved' && to !== 'sold') return null;
  return request === undefined ? row.heldForRequest : request;
}

/** The stock that a piece of the archive stood in before: what left the dealer corner comes back to it (decision 21). */
async function stockBefore(tx: Database, row: ItemRow): Promise<Exclude<StoredStock, 'archive'> | undefined> {
  if (row.stock !== 'archive') return undefined;
  const changes = await tx
    .select({ stock: availabilityChanges.stock })
    .from(availabilityChanges)
    .where(eq(availabilityChanges.itemId, row.id))
    .orderBy(desc(availabilityChanges.id));
  return changes.map(({ stock }) => stock).find((stock) => stock !== 'archive');
}
