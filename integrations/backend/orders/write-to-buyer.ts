import type { Availability } from '@tourbillon/domain/sections/item-statuses.ts';
import { type CatalogType, itemPath } from '@tourbillon/domain/sections/sections.ts';
import { loadItemTitle } from '../catalogue/load-item-title.ts';
import { schema, type Database } from '../database/database.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import type { Purchase } from './purchase-of.ts';

const { orderMessages } = schema;

/**
 * Writes to the sender of a purchase: a line of their personal area and a letter, or the letter alone.
 * @param state the state the order came into with it. @returns whether it reaches anybody.
 */
export async function writeToBuyer(
  tx: Database,
  { id, order, item, itemUrl, to, locale }: Purchase,
  text: string,
  now: Date,
  state: Availability | null = null,
): Promise<boolean> {
  if (order) {
    await tx
      .insert(orderMessages)
      .values({ orderId: order.id, author: 'staff', text, state, createdAt: now });
  }
  if (!to) return order !== null;
  const values = {
    id,
    item: item ? await loadItemTitle(tx, item, locale) : itemUrl,
    state,
    until: order && state === null ? order.heldUntil : null,
    text,
    ...(!order && item && { path: itemPath(item.catalogType as CatalogType, item.url) }),
  };
  await enqueueMail(tx, { to, locale, template: 'order-news', values }, now);
  return true;
}
