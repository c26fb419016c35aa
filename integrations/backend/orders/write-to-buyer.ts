import type { Availability } from '@tourbillon/domain/sections/item-statuses.ts';
import { type CatalogType, itemPath } from '@tourbillon/domain/sections/sections.ts';
import { loadItemTitle } from '../catalogue/load-item-title.ts';
import { schema, type Database } from '../database/database.ts';
import { newLink } from '../mailed-links/request-links.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import type { Purchase } from './find-purchase.ts';

const { orderMessages } = schema;

/**
 * Writes to the sender of a purchase: adds a message to the order and sends a letter.
 * @param state the new state of the order.
 * @param staffId the desk user who writes.
 * @returns whether there was an address. Without an address, a message without a new state is not stored.
 */
export async function writeToBuyer(
  tx: Database,
  { id, order, item, itemUrl, to, locale }: Purchase,
  text: string,
  now: Date,
  { state = null, staffId }: { state?: Availability | null; staffId?: number | undefined } = {},
): Promise<boolean> {
  if (!to && state === null) return false;
  if (order) {
    await tx
      .insert(orderMessages)
      .values({ orderId: order.id, author: 'staff', staffId, text, state, createdAt: now });
  }
  if (!to) return false;
  const page = item && itemPath(item.catalogType as CatalogType, item.url);
  const isGuests = order !== null && order.accountId === null;
  const values = {
    id,
    item: item ? await loadItemTitle(tx, item, locale) : itemUrl,
    state,
    until: order && state === null ? order.heldUntil : null,
    text,
    page,
    city: order?.city,
    ...((order?.accountId ?? null) === null && { path: page }),
    ...(isGuests && { token: await newLink(tx, { requestId: id, offerId: null }, now) }),
  };
  await enqueueMail(tx, { to, locale, template: 'order-news', values }, now);
  return true;
}
