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
    q ? matches(database, q) : undefined,
  );
  const [total] = await database.select({ count: count() }).from(orders).where(wanted);
  // By number first: what is skipped on the way to a late page is never read.
  const shown = database
    .select({ id: orders.requestId })
    .from(orders)
    .where(wanted)
    .orderBy(desc(orders.requestId))
    .limit(PAGE)
    .offset((page - 1) * PAGE);
  const found = await findOrders(database)
    .where(inArray(orders.requestId, shown))
    .orderBy(desc(orders.requestId));
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

/** Number of the order or of the piece, name, phone, address, words of the request; each is looked for where it stands. */
function matches(database: Database, q: string): SQL | undefined {
  const part = `%${q.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const digits = q.replace(/\D/g, '');
  const isNumber = /^\d{1,12}$/.test(q);
  const isPhone = digits.length >= PHONE_DIGITS && /^[\d\s()+-]+$/.test(q);
  const sent = database
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(
        eq(requests.kind, 'purchase'),
        or(
          ...searchedCases(part).map((one) => like(requests.searched, one)),
          isPhone ? like(requests.phone, `%${digits}%`) : undefined,
        ),
      ),
    );
  const holders = database
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      or(
        ...letterCases(part).map((one) => ilike(accounts.name, one)),
        ilike(accounts.email, part),
        isPhone ? like(accounts.phone, `%${digits}%`) : undefined,
      ),
    );
  const pieces = database.select({ url: items.url }).from(items).where(ilike(items.number, part));
  return or(
    isNumber ? eq(orders.requestId, Number(q)) : undefined,
    ilike(orders.email, part),
    inArray(orders.requestId, sent),
    inArray(orders.accountId, holders),
    inArray(orders.itemUrl, pieces),
  );
}
