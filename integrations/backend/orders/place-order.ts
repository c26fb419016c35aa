import { and, eq, isNotNull } from 'drizzle-orm';
import type { Availability } from '@tourbillon/domain/sections/item-statuses.ts';
import type { HoldResult } from '../availability/availability.ts';
import { schema, type Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';

const { accounts, items, orders, requests } = schema;

/** A stored purchase request. */
export interface StoredPurchase {
  id: number;
  accountId: number | null;
  payload: Record<string, unknown>;
}

/**
 * Makes an order from a purchase, of the office that has the item; its request is answered there too. Without a session, the order belongs to the account with the same confirmed
 * address, or to none.
 * @param hold result of the reservation.
 * @param madeBy the desk user who entered it.
 * @returns number of the order.
 */
export async function placeOrder(
  tx: Database,
  { id, accountId, payload }: StoredPurchase,
  hold: HoldResult,
  now: Date,
  madeBy?: number,
): Promise<number> {
  const [, url = ''] = String(payload.item).split('/');
  const email =
    typeof payload.email === 'string' && payload.email !== '' ? payload.email.toLowerCase() : null;
  const owner = accountId ?? (email === null ? null : await confirmedAccount(tx, email));
  const [item] = await tx
    .select({ availability: items.availability, stock: items.stock, cities: items.cities })
    .from(items)
    .where(eq(items.url, url));
  const city = item?.cities[0] ?? (typeof payload.city === 'string' ? payload.city : null);
  await tx.update(requests).set({ city }).where(eq(requests.id, id));
  const [placed] = await tx
    .insert(orders)
    .values({
      accountId: owner,
      email,
      requestId: id,
      itemUrl: url,
      wish: payload.wish === 'reserve' ? 'reserve' : 'buy',
      ...stateOf(item, hold),
      city,
      madeBy,
      stateAt: now,
      createdAt: now,
    })
    .returning({ id: orders.id });
  return placed?.id ?? 0;
}

/** The account that has confirmed this mailbox. */
async function confirmedAccount(tx: Database, email: string): Promise<number | null> {
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.email, email), isNotNull(accounts.confirmedAt)));
  return account?.id ?? null;
}

function stateOf(item: Pick<ItemRow, 'availability' | 'stock'> | undefined, hold: HoldResult) {
  if (typeof hold === 'object') return { state: 'reserved', heldUntil: hold.held } as const;
  if (hold === 'free') return { state: (item?.availability as Availability | undefined) ?? 'to_order' };
  const isGone = item === undefined || item.stock === 'archive' || item.stock === 'draft';
  return { state: isGone ? ('in_archive' as const) : ('reserved' as const), forAnother: true };
}
