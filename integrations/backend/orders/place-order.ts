import { eq } from 'drizzle-orm';
import type { Availability } from '@tourbillon/domain/sections/item-statuses.ts';
import type { HoldResult } from '../availability/availability.ts';
import { schema, type Database } from '../database/database.ts';

const { items, orders } = schema;

/**
 * Makes an order of a purchase that was sent while somebody was logged in.
 * @param request the purchase, as it is stored. @param hold what it has come to.
 */
export async function placeOrder(
  tx: Database,
  accountId: number,
  request: { id: number; payload: Record<string, unknown> },
  hold: HoldResult,
  now: Date,
): Promise<void> {
  const [, url = ''] = String(request.payload.item).split('/');
  await tx.insert(orders).values({
    accountId,
    requestId: request.id,
    itemUrl: url,
    wish: request.payload.wish === 'reserve' ? 'reserve' : 'buy',
    ...(await stateOf(tx, url, hold)),
    stateAt: now,
    createdAt: now,
  });
}

async function stateOf(tx: Database, url: string, hold: HoldResult) {
  if (typeof hold === 'object') return { state: 'reserved', heldUntil: hold.held } as const;
  const [item] = await tx
    .select({ availability: items.availability, stock: items.stock })
    .from(items)
    .where(eq(items.url, url));
  if (hold === 'free') return { state: (item?.availability as Availability | undefined) ?? 'to_order' };
  const isGone = item === undefined || item.stock === 'archive' || item.stock === 'draft';
  return { state: isGone ? ('in_archive' as const) : ('reserved' as const), forAnother: true };
}
