import { eq } from 'drizzle-orm';
import type { Availability } from '@tourbillon/domain/sections/item-statuses.ts';
import { schema, type Database } from '../database/database.ts';

const { items, orders } = schema;

/** Makes an order of a purchase that was sent while somebody was logged in. @param request the purchase, as it is stored. */
export async function placeOrder(
  tx: Database,
  accountId: number,
  request: { id: number; payload: Record<string, unknown> },
  now: Date,
): Promise<void> {
  const [, url = ''] = String(request.payload.item).split('/');
  const [item] = await tx.select({ availability: items.availability }).from(items).where(eq(items.url, url));
  await tx.insert(orders).values({
    accountId,
    requestId: request.id,
    itemUrl: url,
    wish: request.payload.wish === 'reserve' ? 'reserve' : 'buy',
    state: (item?.availability as Availability | undefined) ?? 'to_order',
    stateAt: now,
    createdAt: now,
  });
}
