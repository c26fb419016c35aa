import { eq } from 'drizzle-orm';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { type CatalogType, itemPath } from '@tourbillon/domain/sections/sections.ts';
import { loadItemTitle } from '../catalogue/load-item-title.ts';
import { shopTimeZone } from '../content-store/shop-time-zone.ts';
import { schema, type Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { newLink } from '../mailed-links/request-links.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { lastDayOf } from '../business-days/last-day.ts';
import { type ItemChange, orderAfter, type OrderState } from './order-consequences.ts';

const { accounts, orderMessages, orders, requests } = schema;

/** Texts of the staff for the sender of a request. */
export interface StaffMessage {
  request: number;
  text: string;
}

/** The change, with the end of the hold as a moment. */
type Change = Omit<ItemChange, 'lastDay'> & {
  until: Date | null;
  words?: StaffMessage | undefined;
  colleague?: number | undefined;
};

/** An order of the item, with its recipient. */
interface OrderOfItem extends OrderState {
  /** Id of its request. */
  id: number;
  orderId: number;
  /** Its buyer has no account: letters use the address of the request. */
  isGuests: boolean;
  /** The city whose office has the item. */
  city: string | null;
  to: string | undefined;
  locale: Locale;
}

/**
 * Updates all orders of an item after its change and queues the letters to their owners, in the transaction of the
 * change.
 * @param before the item before the change. @returns ids of the requests whose orders have changed.
 */
export async function changeOrders(
  tx: Database,
  before: ItemRow,
  { until, words, colleague, ...change }: Change,
  now: Date,
): Promise<number[]> {
  const lastDay = until && lastDayOf(until, await shopTimeZone(tx));
  const changed: number[] = [];
  for (const one of await ordersOf(tx, before.url)) {
    const after = orderAfter(one.id, one, { ...change, lastDay });
    if (!after) continue;
    changed.push(one.id);
    const { cause, ...state } = after;
    const became = one.state === state.state && one.forAnother === state.forAnother ? null : state.state;
    const text = words?.request === one.id ? words.text : '';
    const fresh = one.state === state.state ? {} : { stateAt: now };
    const paid = state.state === 'sold' ? {} : { paid: null, paidCurrency: null };
    await tx
      .update(orders)
      .set({ ...state, ...fresh, ...paid })
      .where(eq(orders.id, one.orderId));
    await tx.insert(orderMessages).values({
      orderId: one.orderId,
      author: 'staff',
      staffId: colleague,
      text,
      state: became,
      createdAt: now,
    });
    if (!one.to || (one.isGuests && !isOwnNews(one, change))) continue;
    const page = itemPath(before.catalogType as CatalogType, before.url);
    const values = {
      id: one.id,
      item: await loadItemTitle(tx, before, one.locale),
      state: became,
      until: state.heldUntil,
      text,
      cause,
      page,
      city: one.city,
      ...((cause !== null || one.isGuests) && { path: page }),
      ...(one.isGuests && { token: await newLink(tx, { requestId: one.id, offerId: null }, now) }),
    };
    await enqueueMail(tx, { to: one.to, locale: one.locale, template: 'order-news', values }, now);
  }
  return changed;
}

/** All orders of an item, locked. */
async function ordersOf(tx: Database, itemUrl: string): Promise<OrderOfItem[]> {
  const rows = await tx
    .select({
      order: orders,
      account: { email: accounts.email, locale: accounts.locale },
      locale: requests.locale,
    })
    .from(orders)
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .leftJoin(accounts, eq(accounts.id, orders.accountId))
    .where(eq(orders.itemUrl, itemUrl))
    .orderBy(orders.id)
    .for('update', { of: orders });
  return rows.map(({ order, account, locale }) => ({
    ...order,
    id: order.requestId,
    orderId: order.id,
    isGuests: account === null,
    to: account?.email ?? order.email ?? undefined,
    locale: account?.locale ?? locale,
  }));
}

/**
 * Whether a change affects the order of a buyer without an account. Such a buyer gets no letters about orders of
 * other people (decision 231): they have no page to unsubscribe from them, and alerts have their own letters.
 */
function isOwnNews(order: OrderOfItem, { request, closes }: Pick<Change, 'request' | 'closes'>): boolean {
  const had = order.state === 'sold' || (order.state === 'reserved' && !order.forAnother);
  return had || order.id === request || order.id === closes;
}
