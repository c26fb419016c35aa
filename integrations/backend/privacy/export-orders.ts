import { asc, eq } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import { at, type ExportOf, itemOf } from './export-rows.ts';

const { items, orderMessages, orders } = schema;

/** The orders of an account, with delivery and messages. */
export async function exportOrders(
  database: Database,
  accountId: number,
): Promise<ExportOf<'orders' | 'messages'>> {
  const isOwn = eq(orders.accountId, accountId);
  const placed = await database
    .select({ row: orders, section: items.catalogType })
    .from(orders)
    .leftJoin(items, eq(items.url, orders.itemUrl))
    .where(isOwn)
    .orderBy(asc(orders.id));
  const written = await database
    .select({ message: orderMessages, order: orders.requestId })
    .from(orderMessages)
    .innerJoin(orders, eq(orders.id, orderMessages.orderId))
    .where(isOwn)
    .orderBy(asc(orderMessages.id));
  return {
    orders: placed.map(({ row, section }) => ({
      number: row.requestId,
      item: itemOf(section, row.itemUrl),
      wish: row.wish,
      state: row.state,
      created_at: at(row.createdAt),
      state_at: at(row.stateAt),
      held_until: row.heldUntil,
      email: row.email,
      paid: row.paid,
      currency: row.paidCurrency,
      handover: row.handover,
      place: row.handoverPlace,
      tracking: row.tracking,
    })),
    messages: written.map(({ order, message }) => ({
      number: order,
      author: message.author,
      text: message.text,
      state: message.state,
      created_at: at(message.createdAt),
    })),
  };
}
