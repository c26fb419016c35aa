import { eq } from 'drizzle-orm';
import type { Availability } from '#src/sections/statuses.ts';
import { schema, type Database } from '../database/database.ts';

const { items, orders, sessions } = schema;

/**
 * Makes an order of a purchase that was sent while somebody was logged in; one sent by nobody, or by a session that
 * has ended since, stays a request alone.
 * @param session hash of the token it was sent with.
 */
export async function placeOrder(
  tx: Database,
  request: { id: number; payload: Record<string, unknown>; session: string | undefined },
  now: Date,
): Promise<void> {
  if (!request.session) return;
  const [holder] = await tx
    .select({ accountId: sessions.accountId })
    .from(sessions)
    .where(eq(sessions.hash, request.session));
  if (!holder) return;
  const [, url = ''] = String(request.payload.item).split('/');
  const [item] = await tx.select({ availability: items.availability }).from(items).where(eq(items.url, url));
  await tx.insert(orders).values({
    accountId: holder.accountId,
    requestId: request.id,
    itemUrl: url,
    wish: request.payload.wish === 'reserve' ? 'reserve' : 'buy',
    state: (item?.availability as Availability | undefined) ?? 'to_order',
    stateAt: now,
    createdAt: now,
  });
}
