import type { OrderEntry } from '@tourbillon/domain/desk/orders.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { itemTitle } from '../../catalogue/item-names.ts';
import { schema } from '../../database/database.ts';
import type { ItemRow } from '../../database/schema/items.ts';

const { accounts, brands, collections, items, orders, requests } = schema;

/** Selected columns of an order for the desk. */
export const SELECTED_ORDER = {
  order: orders,
  payload: requests.payload,
  requestLocale: requests.locale,
  account: {
    name: accounts.name,
    phone: accounts.phone,
    email: accounts.email,
    locale: accounts.locale,
    regular: accounts.regular,
  },
  item: items,
  brand: { title: brands.title, titles: brands.titles },
  collection: collections.title,
};

/** An order with its buyer and item. */
export interface FoundOrder {
  order: typeof orders.$inferSelect;
  payload: Record<string, unknown>;
  requestLocale: Locale;
  account: Pick<typeof accounts.$inferSelect, 'name' | 'phone' | 'email' | 'locale' | 'regular'> | null;
  /** Null if the item is no longer in the database. */
  item: ItemRow | null;
  brand: Pick<typeof brands.$inferSelect, 'title' | 'titles'> | null;
  collection: string | null;
}

/** An order in a list of the desk. Contact data typed with the order come before those of the account. */
export function orderEntryOf(found: FoundOrder, locale: Locale): OrderEntry {
  const { order, payload, account } = found;
  const { requestId, wish, state, stateAt, heldUntil, forAnother, createdAt, city } = order;
  return {
    id: requestId,
    ...{ wish, state, city },
    state_at: stateAt.toISOString(),
    held_until: heldUntil,
    for_another: forAnother,
    is_unread: order.unreadSince !== null,
    created_at: createdAt.toISOString(),
    buyer: {
      name: textOf(payload.user_name) || (account?.name ?? ''),
      phone: textOf(payload.telephone) || (account?.phone ?? ''),
      email: account?.email ?? order.email ?? '',
      locale: account?.locale ?? found.requestLocale,
      has_account: account !== null,
    },
    piece: { number: found.item?.number ?? null, title: titleOf(found, locale) },
  };
}

/** Brand, model and reference; the slug if the item no longer exists. */
export function titleOf({ item, order, brand, collection }: FoundOrder, locale: Locale): string {
  return item ? itemTitle(item, brand ?? undefined, collection, locale) : order.itemUrl;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
