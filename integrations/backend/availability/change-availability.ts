import { desc, eq } from 'drizzle-orm';
import type { Availability, StoredStock } from '@tourbillon/domain/sections/item-statuses.ts';
import { schema, type Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { beginAnnouncing } from '../feed/announce.ts';
import { buyerOf } from './buyer-of.ts';
import { changeOrders, type StaffMessage } from './change-orders.ts';
import { lastChangeOf } from './last-change.ts';
import { AvailabilityRefused } from './refusal.ts';
import { type Change, type ItemState, transition } from './state-machine.ts';

const { availabilityChanges, items } = schema;

/** A requested change of an item's availability. */
export interface AvailabilityChange extends Change {
  /** Texts of the staff for the letter to the owner of an order. */
  words?: StaffMessage | undefined;
  /** The request whose order this change closes without a purchase. */
  closes?: number | undefined;
  /** The last change that the caller has seen. If there is a newer one, nothing is changed. */
  seen?: number | undefined;
  /** The staff member who makes the change. */
  colleague?: number | undefined;
}

/** The result of a change. */
export interface ChangedItem {
  changed: boolean;
  /** The row after the change. */
  item: ItemRow;
  /** Ids of the requests whose orders have changed. */
  orders: number[];
}

/**
 * Changes the availability of an item (decision 76). Visitors' requests, the staff, imports and the end of holds all
 * use this function. Item, orders, letters and history change in one transaction. Database triggers update the feed
 * and the events for alerts.
 *
 * The lock of the feed is taken first, as in the triggers, and then the row lock, so two writers cannot deadlock. The
 * second of two buyers sees the change of the first.
 * @param tx a transaction, or the database. @param itemId of the row `items`.
 * @returns undefined for an item that does not exist.
 * @throws AvailabilityRefused when the transition is not allowed, or when required data is missing.
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
    const moved = transition(stateOf(row), change, { now, stockBefore: await stockBefore(inner, row) });
    if ('refusal' in moved) throw new AvailabilityRefused(moved.refusal);
    // The buyer of a sale may be added later.
    const next =
      'next' in moved ? moved.next : change.to === 'sold' && change.request ? stateOf(row) : undefined;
    if (!next) return { changed: false, item: row, orders: [] };
    const [item = row] = await inner
      .update(items)
      .set({ ...next, updatedAt: now })
      .where(eq(items.id, itemId))
      .returning();
    const request = await requestOf(inner, row, change);
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

/**
 * The request of the hold or the sale: the given one, else that of the current hold. A corrected price or day of a sale
 * leaves its buyer as it is.
 */
async function requestOf(
  tx: Database,
  row: ItemRow,
  { to, request }: AvailabilityChange,
): Promise<number | null> {
  if (to !== 'reserved' && to !== 'sold') return null;
  if (request !== undefined) return request;
  return to === 'sold' && row.availability === 'sold' ? buyerOf(tx, row.id) : row.heldForRequest;
}

/**
 * The stock of an archived item before it was archived: an item of the dealer corner returns to the dealer corner
 * (decision 21).
 */
async function stockBefore(tx: Database, row: ItemRow): Promise<Exclude<StoredStock, 'archive'> | undefined> {
  if (row.stock !== 'archive') return undefined;
  const changes = await tx
    .select({ stock: availabilityChanges.stock })
    .from(availabilityChanges)
    .where(eq(availabilityChanges.itemId, row.id))
    .orderBy(desc(availabilityChanges.id));
  return changes.map(({ stock }) => stock).find((stock) => stock !== 'archive');
}
