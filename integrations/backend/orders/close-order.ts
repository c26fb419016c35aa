import { eq } from 'drizzle-orm';
import { changeAvailability } from '../availability/availability.ts';
import { schema, type Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { findPurchase } from './find-purchase.ts';
import { writeToBuyer } from './write-to-buyer.ts';

const { orders } = schema;

/**
 * Closes an order without a purchase. An item reserved for it is on sale again; an item in another state does not
 * change.
 * @param item read under the lock of the items, so that a sale of the same moment is not undone.
 * @returns whether the message has already been sent.
 */
export async function closeOrder(
  tx: Database,
  item: ItemRow | undefined,
  words: { request: number; text: string },
  now: Date,
  { seen, colleague }: { seen?: number | undefined; colleague?: number | undefined } = {},
): Promise<boolean> {
  const { request, text } = words;
  if (item?.availability === 'reserved' && item.heldForRequest === request) {
    const done = await changeAvailability(
      tx,
      item.id,
      { to: 'in_stock', by: 'staff', closes: request, words, seen, colleague },
      now,
    );
    return done?.orders.includes(request) ?? false;
  }
  const purchase = await findPurchase(tx, request);
  if (!purchase?.order || purchase.order.state === 'in_archive') return false;
  await tx
    .update(orders)
    .set({ state: 'in_archive', stateAt: now, heldUntil: null, forAnother: false })
    .where(eq(orders.id, purchase.order.id));
  return writeToBuyer(tx, purchase, text, now, { state: 'in_archive', staffId: colleague });
}
