import { and, count, desc, eq, ilike, inArray, like, notInArray, or, type SQL } from 'drizzle-orm';
import { letterCases, searchedCases } from '../../language/letter-cases.ts';
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
  const ids = database.select({ id: orders.id }).from(orders).$dynamic();
  // Only a search looks at buyers and pieces; what is skipped on the way to a late page is never read.
  const chosen = q
    ? ids
        .innerJoin(requests, eq(requests.id, orders.requestId))
        .leftJoin(accounts, eq(accounts.id, orders.accountId))
        .leftJoin(items, eq(items.url, orders.itemUrl))
        .where(wanted)
    : ids.where(wanted);
  const [total] = await database.select({ count: count() }).from(chosen.as('chosen'));
  const shown = chosen
    .orderBy(desc(orders.requestId))
    .limit(PAGE)
    .offset((page - 1) * PAGE);
  const found = await findOrders(database).where(inArray(orders.id, shown)).orderBy(desc(orders.requestId));
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

/** Number of the order or of the piece, name, phone, address, words of the request. */
function matches(q: string): SQL | undefined {
  const part = `%${q.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const digits = q.replace(/\D/g, '');
  const isNumber = /^\d{1,12}$/.test(q);
  return or(
    isNumber ? eq(orders.requestId, Number(q)) : undefined,
    ilike(items.number, part),
    ...searchedCases(part).map((one) => like(requests.searched, one)),
    ...letterCases(part).map((one) => ilike(accounts.name, one)),
    ilike(orders.email, part),
    ilike(accounts.email, part),
    ...(digits.length >= PHONE_DIGITS && /^[\d\s()+-]+$/.test(q)
      ? [like(requests.phone, `%${digits}%`), like(accounts.phone, `%${digits}%`)]
      : []),
  );
}
