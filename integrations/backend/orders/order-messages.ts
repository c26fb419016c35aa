import { and, count, eq, gt, isNull, lt } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { notFound, tooMany } from '../errors/domain-error.ts';
import { addBuyerMessage } from './buyer-messages.ts';
import { orderOf } from './order-rows.ts';
import { notifyOrderStaff } from './notify-order-staff.ts';

const { orderMessages, orders } = schema;

/** Maximum number of messages of one account per hour. Each is a letter to the staff. */
const HOURLY = 20;

const HOUR = 3_600_000;

/**
 * Stores a message of the holder about an order and sends it to the staff.
 * @param id number of the order's request. @throws DomainError 'not-found' for another's order, 429.
 */
export async function writeMessage(
  database: Database,
  account: AccountRow,
  { id, text }: { id: number; text: string },
  staffEmail: string | undefined,
  now = new Date(),
): Promise<void> {
  await database.transaction(async (tx) => {
    const order = await orderOf(tx, account.id, id);
    if (!order) throw notFound('Order');
    const [lately] = await tx
      .select({ count: count() })
      .from(orderMessages)
      .innerJoin(orders, eq(orders.id, orderMessages.orderId))
      .where(
        and(
          eq(orders.accountId, account.id),
          eq(orderMessages.author, 'holder'),
          gt(orderMessages.createdAt, new Date(now.getTime() - HOUR)),
          // Ignore messages with a future time from a wrong clock, so that they do not block the account until then.
          lt(orderMessages.createdAt, new Date(now.getTime() + HOUR)),
        ),
      );
    if ((lately?.count ?? 0) >= HOURLY) throw tooMany(HOUR / 1000);
    await addBuyerMessage(tx, order.id, text, now);
    await notifyOrderStaff(tx, { id, order, account, text }, staffEmail, now);
  });
}

/** Marks the messages of an order as read by the holder. @throws DomainError 'not-found' for another's order. */
export async function readMessages(
  database: Database,
  accountId: number,
  id: number,
  now = new Date(),
): Promise<void> {
  const order = await orderOf(database, accountId, id);
  if (!order) throw notFound('Order');
  await database
    .update(orderMessages)
    .set({ readAt: now })
    .where(
      and(
        eq(orderMessages.orderId, order.id),
        eq(orderMessages.author, 'staff'),
        isNull(orderMessages.readAt),
      ),
    );
}
