import { and, asc, eq, isNull } from 'drizzle-orm';
import { buyerOf } from '../availability/availability.ts';
import { lastDayOf } from '../business-days/last-day.ts';
import { shopTimeZone } from '../content-store/shop-time-zone.ts';
import { schema, type Database } from '../database/database.ts';
import { placeOrder } from './place-order.ts';

const { items, orders, requests } = schema;

/**
 * Makes the missing orders of purchases that an older release stored for buyers without an account. The state comes
 * from the item. An answered purchase without a reservation or sale is closed.
 * @returns how many there were.
 */
export async function orderOldPurchases(database: Database): Promise<number> {
  const found = await database
    .select({ request: requests })
    .from(requests)
    .leftJoin(orders, eq(orders.requestId, requests.id))
    .where(and(eq(requests.kind, 'purchase'), isNull(orders.id)))
    .orderBy(asc(requests.id));
  if (found.length === 0) return 0;
  const zone = await shopTimeZone(database);
  for (const { request } of found) {
    await database.transaction(async (tx) => {
      const [, url = ''] = String(request.payload.item).split('/');
      const [item] = await tx.select().from(items).where(eq(items.url, url)).for('update');
      const isHeld = item?.availability === 'reserved' && item.heldForRequest === request.id;
      const isTheirs =
        isHeld || (item?.availability === 'sold' && (await buyerOf(tx, item.id)) === request.id);
      const isTaken = !item || item.stock === 'archive' || item.availability === 'reserved';
      const hold = isHeld && item.heldUntil ? { held: lastDayOf(item.heldUntil, zone) } : 'free';
      const order = await placeOrder(tx, request, isTheirs || !isTaken ? hold : 'taken', request.createdAt);
      if (!isTheirs && request.answeredAt) {
        const closed = { state: 'in_archive', forAnother: false, stateAt: request.answeredAt } as const;
        await tx.update(orders).set(closed).where(eq(orders.id, order));
      }
    });
  }
  return found.length;
}
