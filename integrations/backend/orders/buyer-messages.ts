import { eq } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

const { orderMessages, orders } = schema;

/** Stores a buyer's message and marks the order as unread. @param id of the order. */
export async function addBuyerMessage(tx: Database, id: number, text: string, now: Date): Promise<void> {
  await tx.insert(orderMessages).values({ orderId: id, author: 'holder', text, createdAt: now });
  await tx.update(orders).set({ unreadSince: now }).where(eq(orders.id, id));
}

/** Marks an order as read when a desk user who may answer opens it. @param requestId number of its request. */
export async function markOrderRead(tx: Database, requestId: number): Promise<void> {
  await tx.update(orders).set({ unreadSince: null }).where(eq(orders.requestId, requestId));
}
