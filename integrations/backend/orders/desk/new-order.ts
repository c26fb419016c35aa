import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type * as calls from '@tourbillon/domain/desk/orders.ts';
import { isPurchasable, type Availability } from '@tourbillon/domain/sections/item-statuses.ts';
import { AvailabilityRefused, lastChangeOf } from '../../availability/availability.ts';
import { schema, type Database } from '../../database/database.ts';
import { piecesOfOffice } from '../../database/of-office.ts';
import type { ItemRow } from '../../database/schema/items.ts';
import { invalid } from '../../errors/domain-error.ts';
import { placeOrder } from '../place-order.ts';
import { standingOf } from './read-order.ts';
import { deskRefusal } from './refuse.ts';
import { type Colleague, holdOrder, sellOrder } from './work-on-order.ts';

const { items, requests } = schema;

/**
 * Writes down an order for somebody who stands in the shop, as a purchase that is answered already; then the piece is
 * held for them or sold to them, if that is wanted. What cannot be held or sold leaves nothing behind.
 * @returns number of its request.
 * @throws DomainError 'invalid' at `number`, 'conflict' when the piece is another's, and what holding and selling throw.
 */
export async function newOrder(
  tx: Database,
  colleague: Colleague,
  wish: DeskRequestOf<typeof calls.newOrder>,
  now = new Date(),
): Promise<number> {
  const [item] = await tx
    .select()
    .from(items)
    .where(and(eq(items.number, wish.number), piecesOfOffice(colleague.office)))
    .for('update');
  if (!item) throw invalid('There is no such piece', { number: ['unknown'] });
  if (!canBeOrdered(item)) throw deskRefusal(new AvailabilityRefused('taken'), await standingOf(tx, item));
  const id = await storePurchase(tx, colleague, item, wish, now);
  const { text, until, price } = wish;
  const seen = await lastChangeOf(tx, item.id);
  if (price) await sellOrder(tx, colleague, { id, seen, price, text }, now);
  else if (until) await holdOrder(tx, colleague, { id, seen, until, text }, now);
  return id;
}

/** What is on sale, or set aside without a buyer. */
function canBeOrdered({ availability }: ItemRow): boolean {
  return isPurchasable(availability as Availability) || availability === 'in_reserve';
}

/** The request of an order made at the desk; whoever made it has answered it. */
async function storePurchase(
  tx: Database,
  { id: staffId }: Colleague,
  item: ItemRow,
  { name, phone, email, locale, price }: DeskRequestOf<typeof calls.newOrder>,
  now: Date,
): Promise<number> {
  const city = item.cities[0] ?? null;
  const payload = {
    wish: price ? 'buy' : 'reserve',
    user_name: name,
    type_contact: 'telephone',
    nickname: '',
    email,
    item: `${item.catalogType}/${item.url}`,
    telephone: phone,
    ...(city !== null && { city }),
  };
  const [stored] = await tx
    .insert(requests)
    .values({
      kind: 'purchase',
      payload,
      locale,
      city,
      key: `desk-${randomUUID()}`,
      sentAt: now,
      createdAt: now,
      takenAt: now,
      takenBy: staffId,
      answeredAt: now,
    })
    .returning({ id: requests.id });
  const id = stored?.id ?? 0;
  await placeOrder(tx, { id, accountId: null, payload }, 'free', now, staffId);
  return id;
}
