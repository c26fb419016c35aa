import { asc, eq } from 'drizzle-orm';
import { AvailabilityRefused, beginAnnouncing, changeAvailability } from '../availability/availability.ts';
import { endOfDay } from '../business-days/last-day.ts';
import { shopTimeZone } from '../content-store/shop-time-zone.ts';
import { schema, type Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { answerRequest } from './answer-request.ts';
import { closeOrder } from './close-order.ts';
import { momentOfSale } from './moment-of-sale.ts';
import type { OrderUpdate } from './order-update.ts';
import { findPurchase } from './find-purchase.ts';
import { writeToBuyer } from './write-to-buyer.ts';

const { accounts, orders, orderMessages, requests } = schema;

/** Result of an update; a refusal has a sentence for the staff. */
export type OrderResult = 'noted' | 'unknown' | { refused: string };

/** An order, as the staff's scripts show it. */
export interface AdminOrder {
  id: number;
  item: string;
  wish: string;
  state: string;
  until: string | null;
  /** Somebody else has reserved or bought the item. */
  forAnother: boolean;
  holder: string;
  messages: { author: string; text: string; state: string | null; at: Date }[];
}

/** All orders with their messages, the oldest first. */
export async function listOrders(database: Database): Promise<AdminOrder[]> {
  const rows = await database
    .select({
      order: orders,
      account: { email: accounts.email, name: accounts.name },
      payload: requests.payload,
    })
    .from(orders)
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .leftJoin(accounts, eq(accounts.id, orders.accountId))
    .orderBy(asc(orders.id));
  const messages = await database.select().from(orderMessages).orderBy(asc(orderMessages.id));
  return rows.map(({ order, account, payload }) => ({
    id: order.requestId,
    item: order.itemUrl,
    wish: order.wish,
    state: order.state,
    until: order.heldUntil,
    forAnother: order.forAnother,
    holder: account ? `${account.name} <${account.email}>` : guestOf(payload),
    messages: messages
      .filter(({ orderId }) => orderId === order.id)
      .map(({ author, text, state, createdAt }) => ({ author, text, state, at: createdAt })),
  }));
}

/** A buyer without an account, as the staff's scripts show them. */
function guestOf({ user_name: name = '', telephone = '', email = '' }: Record<string, unknown>): string {
  return [String(name), String(telephone), email === '' ? '' : `<${String(email)}>`]
    .filter(Boolean)
    .join(' ');
}

/**
 * Updates a purchase or reservation, with or without an account. Item, orders and letters change in one transaction.
 */
export async function updateOrder(
  database: Database,
  { id, text = '', ...wish }: OrderUpdate,
  now = new Date(),
): Promise<OrderResult> {
  try {
    return await database.transaction(async (tx) => {
      await beginAnnouncing(tx);
      const purchase = await findPurchase(tx, id);
      if (!purchase) return 'unknown';
      const written = await change(tx, purchase.item, { id, text, ...wish }, now);
      if (text !== '' && !written && !(await writeToBuyer(tx, purchase, text, now))) {
        return { refused: 'its sender left no address' };
      }
      await answerRequest(tx, id, now);
      return 'noted';
    });
  } catch (error) {
    if (error instanceof AvailabilityRefused) return { refused: error.message };
    throw error;
  }
}

/** Changes the item, if requested. @returns whether the message has already been sent with it. */
async function change(
  tx: Database,
  item: ItemRow | undefined,
  { id, state, until, price, sold_on: soldOn, text }: OrderUpdate & { text: string },
  now: Date,
): Promise<boolean> {
  const to = state ?? (until ? 'reserved' : undefined);
  if (!to) return false;
  const words = { request: id, text };
  if (to === 'in_archive') return closeOrder(tx, item, words, now);
  if (!item) throw new AvailabilityRefused('gone');
  const mine = to === 'reserved' || to === 'sold';
  if (!mine && item.heldForRequest !== null && item.heldForRequest !== id) {
    throw new AvailabilityRefused('held_for_another');
  }
  const zone = await shopTimeZone(tx);
  const done = await changeAvailability(
    tx,
    item.id,
    {
      to,
      by: 'staff',
      until: until === undefined ? undefined : endOfDay(until, zone),
      request: mine ? id : undefined,
      soldPriceUsd: price,
      soldAt: soldOn === undefined ? undefined : momentOfSale(soldOn, zone, now),
      words,
    },
    now,
  );
  return done?.orders.includes(id) ?? false;
}
