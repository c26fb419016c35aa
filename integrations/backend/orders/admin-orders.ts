import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { messageText } from '@tourbillon/domain/contract/personal-area/orders.ts';
import { AVAILABILITIES } from '@tourbillon/domain/sections/item-statuses.ts';
import { itemTitle } from '../catalogue/item-names.ts';
import { schema, type Database } from '../database/database.ts';
import { enqueueMail } from '../mail/mail-queue.ts';

const { accounts, brands, collections, items, orders, orderMessages } = schema;

/** What the staff does to an order: another state, words to its holder, or both. */
export const orderUpdate = v.pipe(
  v.object({
    /** Number of its request. */
    id: v.pipe(v.number(), v.integer()),
    state: v.optional(v.picklist(AVAILABILITIES)),
    /** Last day it is held, ISO date. */
    until: v.optional(v.pipe(v.string(), v.isoDate())),
    text: v.optional(messageText),
  }),
  v.check(({ state, text, until }) => Boolean(state ?? text ?? until), 'say what is to be done'),
);

export type OrderUpdate = v.InferOutput<typeof orderUpdate>;

/** An order as the staff reads it. */
export interface AdminOrder {
  id: number;
  item: string;
  wish: string;
  state: string;
  until: string | null;
  holder: string;
  messages: { author: string; text: string; state: string | null; at: Date }[];
}

/** All orders with what was written about them, the oldest first. */
export async function listOrders(database: Database): Promise<AdminOrder[]> {
  const rows = await database
    .select({ order: orders, email: accounts.email, name: accounts.name })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .orderBy(asc(orders.id));
  const messages = await database.select().from(orderMessages).orderBy(asc(orderMessages.id));
  return rows.map(({ order, email, name }) => ({
    id: order.requestId,
    item: order.itemUrl,
    wish: order.wish,
    state: order.state,
    until: order.heldUntil,
    holder: `${name} <${email}>`,
    messages: messages
      .filter(({ orderId }) => orderId === order.id)
      .map(({ author, text, state, createdAt }) => ({ author, text, state, at: createdAt })),
  }));
}

/** Notes what the staff does to an order, and puts the letter to its holder into the queue. @returns whether there is such an order. */
export async function updateOrder(
  database: Database,
  { id, state, until, text }: OrderUpdate,
  now = new Date(),
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [found] = await tx
      .select({ order: orders, account: accounts })
      .from(orders)
      .innerJoin(accounts, eq(accounts.id, orders.accountId))
      .where(eq(orders.requestId, id))
      .for('update');
    if (!found) return false;
    const { order, account } = found;
    const fresh = state !== undefined && state !== order.state ? state : null;
    // Only what is held has a last day.
    const held = (state ?? order.state) === 'reserved' ? (until ?? order.heldUntil) : null;
    await tx
      .update(orders)
      .set({ heldUntil: held, ...(fresh && { state: fresh, stateAt: now }) })
      .where(eq(orders.id, order.id));
    const message = {
      orderId: order.id,
      author: 'staff' as const,
      text: text ?? '',
      state: fresh,
      createdAt: now,
    };
    if (fresh || text) await tx.insert(orderMessages).values(message);
    const values = {
      id,
      item: await itemName(tx, order.itemUrl, account.locale),
      state: fresh,
      until: held,
      text: text ?? '',
    };
    await enqueueMail(tx, { to: account.email, locale: account.locale, template: 'order-news', values }, now);
    return true;
  });
}

/** Brand, model and reference of an item, or its address word when it is gone. */
async function itemName(tx: Database, url: string, locale: Parameters<typeof itemTitle>[3]): Promise<string> {
  const [row] = await tx
    .select({ item: items, brand: brands, collection: collections.title })
    .from(items)
    .innerJoin(brands, eq(brands.id, items.brandId))
    .leftJoin(collections, eq(collections.id, items.collectionId))
    .where(eq(items.url, url));
  return row ? itemTitle(row.item, row.brand, row.collection, locale) : url;
}
