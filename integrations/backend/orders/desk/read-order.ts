import { and, asc, eq } from 'drizzle-orm';
import type { DeskOrder, PieceStanding } from '@tourbillon/domain/desk/orders.ts';
import type { Currency } from '@tourbillon/domain/i18n/currencies.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Availability } from '@tourbillon/domain/sections/item-statuses.ts';
import { type CatalogType, itemPath } from '@tourbillon/domain/sections/sections.ts';
import { lastChangeOf } from '../../availability/availability.ts';
import { schema, type Database } from '../../database/database.ts';
import type { ItemRow } from '../../database/schema/items.ts';
import { notFound } from '../../errors/domain-error.ts';
import { ofOffice } from '../../database/of-office.ts';
import { isRegular } from '../regular-customers.ts';
import { findOrders } from './find-orders.ts';
import { type FoundOrder, orderEntryOf } from './order-view.ts';

const { availabilityChanges, orderMessages, orders, staff } = schema;

/** One order with its history. @throws DomainError 'not-found', also if the office may not see it. */
export async function readDeskOrder(
  database: Database,
  who: { office: string | null; locale: Locale },
  id: number,
): Promise<DeskOrder> {
  return viewOf(database, await findOrder(database, who.office, id), who.locale);
}

/** An order of an office with its item. @throws DomainError 'not-found'. */
export async function findOrder(database: Database, office: string | null, id: number): Promise<FoundOrder> {
  const [found] = await findOrders(database).where(
    and(ofOffice(orders.city, office), eq(orders.requestId, id)),
  );
  if (!found) throw notFound('Order');
  return found;
}

/** An order with all its data for the desk. */
export async function viewOf(database: Database, found: FoundOrder, locale: Locale): Promise<DeskOrder> {
  const { order, item, account } = found;
  const [maker] =
    order.madeBy === null ? [] : await database.select().from(staff).where(eq(staff.id, order.madeBy));
  const { paid, paidCurrency } = order;
  return {
    ...orderEntryOf(found, locale),
    is_regular:
      account !== null &&
      order.accountId !== null &&
      (await isRegular(database, { id: order.accountId, regular: account.regular })),
    price: item && priceOf(item),
    standing: item && (await readPieceStanding(database, item)),
    path: item && itemPath(item.catalogType as CatalogType, item.url),
    paid: paid === null || paidCurrency === null ? null : { value: paid, currency: paidCurrency },
    handover: order.handover,
    handover_place: order.handoverPlace ?? '',
    tracking: order.tracking ?? '',
    made_by: maker?.name ?? null,
    thread: await threadOf(database, order.id),
    changes: await changesOf(database, order.requestId),
  };
}

/** Current state of an item. */
export async function readPieceStanding(database: Database, item: ItemRow): Promise<PieceStanding> {
  return {
    number: item.number,
    availability: item.availability as Availability,
    held_until: item.heldUntil?.toISOString() ?? null,
    held_for: item.heldForRequest,
    sold_at: item.soldAt?.toISOString() ?? null,
    seen: await lastChangeOf(database, item.id),
  };
}

/** The price of an item in the shop's currency; null means "on request". */
function priceOf(
  item: Pick<ItemRow, 'currency' | 'priceUsd' | 'discountUsd' | 'ownPrice' | 'ownDiscount'>,
): { value: number; currency: Currency } | null {
  const { currency } = item;
  const value =
    currency === 'USD' ? (item.discountUsd ?? item.priceUsd) : (item.ownDiscount ?? item.ownPrice);
  return value === null ? null : { value, currency };
}

async function threadOf(database: Database, orderId: number): Promise<DeskOrder['thread']> {
  const rows = await database
    .select({ message: orderMessages, by: staff.name })
    .from(orderMessages)
    .leftJoin(staff, eq(staff.id, orderMessages.staffId))
    .where(eq(orderMessages.orderId, orderId))
    .orderBy(asc(orderMessages.id));
  return rows.map(({ message: { id, createdAt, author, text, state, readAt }, by }) => ({
    ...{ id, author, text, state, by },
    at: createdAt.toISOString(),
    read_at: readAt?.toISOString() ?? null,
  }));
}

async function changesOf(database: Database, requestId: number): Promise<DeskOrder['changes']> {
  const rows = await database
    .select()
    .from(availabilityChanges)
    .where(eq(availabilityChanges.requestId, requestId))
    .orderBy(asc(availabilityChanges.id));
  return rows.map(({ at, after, heldUntil, soldPriceUsd }) => ({
    at: at.toISOString(),
    after,
    held_until: heldUntil?.toISOString() ?? null,
    sold_usd: soldPriceUsd,
  }));
}
