import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Order } from '@tourbillon/domain/contract/personal-area/orders.ts';
import { cardOf } from '../catalogue/item-card.ts';
import { schema, type Database } from '../database/database.ts';
import type { CardSources } from '../catalogue/card-sources.ts';
import type { DocumentOf } from '../content-store/formats.ts';
import { answeringOffice } from '../content-store/office-hours.ts';
import { readDocument } from '../content-store/read-document.ts';
import { mayWithdraw } from './may-withdraw.ts';

const { orders, orderMessages } = schema;

/** The orders of an account, the latest first, each with its messages. */
export async function ordersOf(
  database: Database,
  accountId: number,
  { items, catalogue, locale }: CardSources,
): Promise<Order[]> {
  const rows = await database
    .select()
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .orderBy(desc(orders.createdAt), desc(orders.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const messages = await database
    .select()
    .from(orderMessages)
    .where(inArray(orderMessages.orderId, ids))
    .orderBy(asc(orderMessages.id));
  const found = await items.byUrls(rows.map(({ itemUrl }) => itemUrl));
  const cards = new Map(found.map((item) => [item.url, cardOf(item, catalogue, locale)]));
  const contacts = await readDocument(database, 'contacts');
  return rows.map((row) => ({
    id: row.requestId,
    item: cards.get(row.itemUrl) ?? null,
    wish: row.wish,
    state: row.state,
    state_at: row.stateAt.toISOString(),
    held_until: row.heldUntil,
    for_another: row.forAnother,
    created_at: row.createdAt.toISOString(),
    may_withdraw: mayWithdraw(row),
    office: officeOf(contacts, row.city, locale),
    messages: messages
      .filter(({ orderId }) => orderId === row.id)
      .map(({ id, author, text, state, createdAt, readAt }) => ({
        id,
        author,
        text,
        state,
        at: createdAt.toISOString(),
        unread: author === 'staff' && readAt === null,
      })),
  }));
}

/** The office that serves the city of an item, and the phone of that city. */
function officeOf(
  contacts: DocumentOf<'contacts'> | undefined,
  city: string | null,
  locale: CardSources['locale'],
): Order['office'] {
  const office = answeringOffice(contacts, city, locale);
  const home = contacts?.cities.find(({ offices }) => offices.includes(office?.alias ?? ''));
  if (!office || !home) return null;
  return {
    title: office.title[locale],
    address: office.address[locale],
    hours: office.hours[locale],
    phone: home.phone_item,
  };
}

/** The order of a request, if it belongs to this account. */
export async function orderOf(tx: Database, accountId: number, requestId: number) {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.requestId, requestId), eq(orders.accountId, accountId)));
  return row;
}
