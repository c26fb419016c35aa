import { and, count, desc, eq, ilike, like, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { letterCases } from '../../language/letter-cases.ts';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { OrderList } from '@tourbillon/domain/desk/order-words.ts';
import type { deskOrders, OrderEntry } from '@tourbillon/domain/desk/orders.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../../database/database.ts';
import { findOrders, ofOffice } from './find-orders.ts';
import { orderEntryOf } from './order-view.ts';

const { accounts, items, orders, requests } = schema;

/** Entries of a page. */
const PAGE = 50;

/** Digits with which a search is for a phone; fewer are the number of an order or a piece. */
const PHONE_DIGITS = 4;

/** A page of the orders that somebody of the desk sees, the latest first, and how many there are in all. */
export async function listDeskOrders(
  database: Database,
  { office, locale }: { office: string | null; locale: Locale },
  { list, city, q, page }: DeskRequestOf<typeof deskOrders>,
): Promise<{ entries: OrderEntry[]; total: number }> {
  const wanted = and(
    ofOffice(office),
    list && inList(list),
    city === undefined ? undefined : eq(orders.city, city),
    q ? matches(q) : undefined,
  );
  const [total] = await database
    .select({ count: count() })
    .from(orders)
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .leftJoin(accounts, eq(accounts.id, orders.accountId))
    .leftJoin(items, eq(items.url, orders.itemUrl))
    .where(wanted);
  const found = await findOrders(database)
    .where(wanted)
    .orderBy(desc(orders.requestId))
    .limit(PAGE)
    .offset((page - 1) * PAGE);
  return {
    entries: found.map((one) => orderEntryOf(one, locale)),
    total: total?.count ?? 0,
  };
}

function inList(list: OrderList): SQL | undefined {
  if (list === 'sold') return eq(orders.state, 'sold');
  if (list === 'closed') return eq(orders.state, 'in_archive');
  if (list === 'held') return and(eq(orders.state, 'reserved'), eq(orders.forAnother, false));
  return notInArray(orders.state, ['sold', 'in_archive']);
}

/** Number of the order or of the piece, name, phone, address. */
function matches(q: string): SQL | undefined {
  const part = `%${q.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const digits = q.replace(/\D/g, '');
  const isNumber = /^\d{1,12}$/.test(q);
  const phone = (column: SQL) => like(sql`regexp_replace(${column}, '[^0-9]', '', 'g')`, `%${digits}%`);
  return or(
    isNumber ? eq(orders.requestId, Number(q)) : undefined,
    ilike(items.number, part),
    ...letterCases(part).flatMap((one) => [
      ilike(sql`${requests.payload}->>'user_name'`, one),
      ilike(accounts.name, one),
    ]),
    ilike(orders.email, part),
    ilike(accounts.email, part),
    ...(digits.length >= PHONE_DIGITS && /^[\d\s()+-]+$/.test(q)
      ? [phone(sql`${requests.payload}->>'telephone'`), phone(sql`${accounts.phone}`)]
      : []),
  );
}
