import { eq } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

const { orderMessages, orders } = schema;

/** Keeps what the buyer of an order writes: it waits for somebody of the desk to look at it. @param id the order's own. */
export async function addBuyerMessage(tx: Database, id: number, text: string, now: Date): Promise<void> {
  await tx.insert(orderMessages).values({ orderId: id, author: 'holder', text, createdAt: now });
  await tx.update(orders).set({ unreadSince: now }).where(eq(orders.id, id));
}

/** Somebody who may answer looks at an order: what its buyer wrote is read. @param requestId by which everybody names it. */
export async function markOrderRead(tx: Database, requestId: number): Promise<void> {
  await tx.update(orders).set({ unreadSince: null }).where(eq(orders.requestId, requestId));
}
