import { and, eq } from 'drizzle-orm';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';

const { accounts, items, orders, requests } = schema;

/** A purchase or reservation with the data that the staff needs. */
export interface Purchase {
  /** Number of the request. */
  id: number;
  order: typeof orders.$inferSelect | null;
  /** Undefined if the item is no longer in the database. */
  item: ItemRow | undefined;
  itemUrl: string;
  /** Recipient of letters about it; undefined if only a phone is known. */
  to: string | undefined;
  locale: Locale;
}

/** Reads a purchase by the number of its request; undefined if there is no such purchase. */
export async function findPurchase(tx: Database, id: number): Promise<Purchase | undefined> {
  const [found] = await tx
    .select({ request: requests, order: orders, account: accounts })
    .from(requests)
    .leftJoin(orders, eq(orders.requestId, requests.id))
    .leftJoin(accounts, eq(accounts.id, orders.accountId))
    .where(and(eq(requests.id, id), eq(requests.kind, 'purchase')));
  if (!found) return undefined;
  const { request, order, account } = found;
  const [, sentUrl = ''] = String(request.payload.item).split('/');
  const itemUrl = order?.itemUrl ?? sentUrl;
  const [item] = await tx.select().from(items).where(eq(items.url, itemUrl));
  const { email } = request.payload;
  const to =
    account?.email ?? order?.email ?? (typeof email === 'string' && email !== '' ? email : undefined);
  return { id, order, item, itemUrl, to, locale: account?.locale ?? request.locale };
}
