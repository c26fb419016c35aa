import { and, eq, ilike, inArray, isNotNull, like, notInArray, or, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { letterCases } from '../../language/letter-cases.ts';
import { nationalPart } from '@tourbillon/domain/business/national-part.ts';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { OrderList } from '@tourbillon/domain/desk/order-words.ts';
import type { deskOrders, OrderEntry } from '@tourbillon/domain/desk/orders.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../../database/database.ts';
import { type EntryCount, sortByIds, readPage } from '../../database/read-page.ts';
import { inPlacesOfCity, ofOffice } from '../../database/of-office.ts';
import { findOrders } from './find-orders.ts';
import { orderEntryOf } from './order-view.ts';

const { accounts, items, orders, requests } = schema;

/** Minimum number of digits for a search by phone. */
const PHONE_DIGITS = 4;

/** A page of the orders that a desk user may see, the latest first, and their total number. */
export async function listDeskOrders(
  database: Database,
  { office, locale }: { office: string | null; locale: Locale },
  { list, city, q, page }: DeskRequestOf<typeof deskOrders>,
): Promise<EntryCount & { entries: OrderEntry[] }> {
  const wanted = and(
    ofOffice(orders.city, office),
    list && inList(list),
    city === undefined ? undefined : inPlacesOfCity(orders.city, city),
    q ? matches(database, q) : undefined,
  );
  const { ids, ...counted } = await readPage<number>(
    database,
    {
      table: orders,
      id: orders.requestId,
      wanted,
      order: [{ by: orders.requestId, descends: true }],
    },
    page,
  );
  const found = await findOrders(database).where(inArray(orders.requestId, ids));
  const entries = sortByIds(found, ids, ({ order }) => order.requestId);
  return { entries: entries.map((one) => orderEntryOf(one, locale)), ...counted };
}

function inList(list: OrderList): SQL | undefined {
  if (list === 'sold') return eq(orders.state, 'sold');
  if (list === 'unread') return isNotNull(orders.unreadSince);
  if (list === 'closed') return eq(orders.state, 'in_archive');
  if (list === 'held') return and(eq(orders.state, 'reserved'), eq(orders.forAnother, false));
  return notInArray(orders.state, ['sold', 'in_archive']);
}

/** Search condition: number of the order or item, name, phone, address, words of the request. Each has an index. */
function matches(database: Database, q: string): SQL | undefined {
  const part = `%${q.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const digits = nationalPart(q.replace(/\D/g, ''));
  const isNumber = /^\d{1,12}$/.test(q);
  const isPhone = digits.length >= PHONE_DIGITS && /^[\d\s()+-]+$/.test(q);
  const sent = database
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(
        eq(requests.kind, 'purchase'),
        or(
          like(requests.searched, part.toLowerCase()),
          isPhone ? like(requests.phone, `%${digits}%`) : undefined,
        ),
      ),
    );
  const ofHolders = database
    .select({ id: orders.requestId })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(
      or(
        ...letterCases(part).map((one) => ilike(accounts.name, one)),
        ilike(accounts.email, part),
        isPhone ? like(accounts.phone, `%${digits}%`) : undefined,
      ),
    );
  const ofPieces = database
    .select({ id: orders.requestId })
    .from(orders)
    .innerJoin(items, eq(items.url, orders.itemUrl))
    .where(or(...letterCases(part).map((one) => ilike(items.number, one))));
  return or(
    isNumber ? eq(orders.requestId, Number(q)) : undefined,
    inArray(orders.requestId, unionAll(sent, ofHolders, ofPieces)),
  );
}
