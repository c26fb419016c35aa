import { eq, inArray } from 'drizzle-orm';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { type CatalogType, itemPath } from '@tourbillon/domain/sections/sections.ts';
import { loadItemTitle } from '../catalogue/load-item-title.ts';
import { shopTimeZone } from '../content-store/shop-time-zone.ts';
import { schema, type Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { lastDayOf } from '../business-days/last-day.ts';
import { type Happened, orderAfter, type OrderState } from './order-consequences.ts';

const { accounts, orderMessages, orders, requests } = schema;

/** What the staff writes to whoever sent a request. */
export interface Words {
  request: number;
  text: string;
}

/** What happened, with the end of the hold as a moment. */
type Change = Omit<Happened, 'lastDay'> & { until: Date | null; words?: Words | undefined };

/** An order, or what a visitor without an account has asked for: its letters go to the address that came with it. */
interface Wanted extends OrderState {
  id: number;
  /** Row of the order; null for a visitor's. */
  orderId: number | null;
  to: string | undefined;
  locale: Locale;
}

/**
 * Brings all orders of a piece to where it stands now and writes to their holders, in the transaction of the change.
 * @param before the piece as it was. @returns numbers of the requests whose orders are others now.
 */
export async function changeOrders(
  tx: Database,
  before: ItemRow,
  { until, words, ...change }: Change,
  now: Date,
): Promise<number[]> {
  const lastDay = until && lastDayOf(until, await shopTimeZone(tx));
  const wanted = [...(await ordersOf(tx, before.url)), ...(await visitorsOf(tx, before, change))];
  const changed: number[] = [];
  for (const one of wanted) {
    const after = orderAfter(one.id, one, { ...change, lastDay });
    if (!after) continue;
    changed.push(one.id);
    const { cause, ...state } = after;
    const became = one.state === state.state && one.forAnother === state.forAnother ? null : state.state;
    const text = words?.request === one.id ? words.text : '';
    if (one.orderId !== null) {
      const fresh = one.state === state.state ? {} : { stateAt: now };
      await tx
        .update(orders)
        .set({ ...state, ...fresh })
        .where(eq(orders.id, one.orderId));
      await tx
        .insert(orderMessages)
        .values({ orderId: one.orderId, author: 'staff', text, state: became, createdAt: now });
    }
    if (!one.to) continue;
    const values = {
      id: one.id,
      item: await loadItemTitle(tx, before, one.locale),
      state: became,
      until: state.heldUntil,
      text,
      cause,
      ...((cause !== null || one.orderId === null) && {
        path: itemPath(before.catalogType as CatalogType, before.url),
      }),
    };
    await enqueueMail(tx, { to: one.to, locale: one.locale, template: 'order-news', values }, now);
  }
  return changed;
}

async function ordersOf(tx: Database, itemUrl: string): Promise<Wanted[]> {
  const rows = await tx
    .select({ order: orders, to: accounts.email, locale: accounts.locale })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(eq(orders.itemUrl, itemUrl))
    .for('update', { of: orders });
  return rows.map(({ order, ...person }) => ({
    ...order,
    id: order.requestId,
    orderId: order.id,
    ...person,
  }));
}

/** Who had it held, and who has it held now, of those who have no order of it. */
async function visitorsOf(
  tx: Database,
  before: ItemRow,
  { request, by }: Pick<Change, 'request' | 'by'>,
): Promise<Wanted[]> {
  // A visitor whose request holds it now reads so in the letter about that request.
  const ids = [before.heldForRequest, by === 'visitor' ? null : request].filter((id) => id !== null);
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: requests.id, locale: requests.locale, payload: requests.payload, order: orders.id })
    .from(requests)
    .leftJoin(orders, eq(orders.requestId, requests.id))
    .where(inArray(requests.id, ids));
  return rows.flatMap(({ id, locale, payload, order }) => {
    if (order !== null) return [];
    const held = before.heldForRequest === id;
    const to = typeof payload.email === 'string' && payload.email !== '' ? payload.email : undefined;
    const state = held ? 'reserved' : 'in_stock';
    return [{ id, locale, to, orderId: null, state, heldUntil: null, forAnother: false } as const];
  });
}
