import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type * as calls from '@tourbillon/domain/desk/orders.ts';
import { isPurchasable, type Availability } from '@tourbillon/domain/sections/item-statuses.ts';
import { AvailabilityRefused, beginAnnouncing, lastChangeOf } from '../../availability/availability.ts';
import { schema, type Database } from '../../database/database.ts';
import { piecesOfOffice } from '../../database/of-office.ts';
import type { ItemRow } from '../../database/schema/items.ts';
import { invalid } from '../../errors/domain-error.ts';
import { placeOrder } from '../place-order.ts';
import { readPieceStanding } from './read-order.ts';
import { deskRefusal } from './desk-refusal.ts';
import { type Colleague, holdOrder, sellOrder } from './work-on-order.ts';

const { items, requests } = schema;

/**
 * Makes an order for a customer in the shop: an answered purchase, and then, if requested, a reservation or sale. If
 * the reservation or sale is refused, nothing is stored.
 * @returns number of its request.
 * @throws DomainError 'invalid' at `number`, 'conflict' if the item is somebody else's or a draft (decision 717), and
 * the errors of reservation and sale.
 */
export async function newOrder(
  tx: Database,
  colleague: Colleague,
  wish: DeskRequestOf<typeof calls.newOrder>,
  now = new Date(),
): Promise<number> {
  await beginAnnouncing(tx);
  const [item] = await tx
    .select()
    .from(items)
    .where(and(eq(items.number, wish.number), piecesOfOffice(colleague.office)))
    .for('update');
  if (!item) throw invalid('There is no such piece', { number: ['unknown'] });
  const refusal = item.stock === 'draft' ? 'draft' : canBeOrdered(item) ? undefined : 'taken';
  if (refusal) throw deskRefusal(new AvailabilityRefused(refusal), await readPieceStanding(tx, item));
  const id = await storePurchase(tx, colleague, item, wish, now);
  const { text, until, price } = wish;
  const seen = await lastChangeOf(tx, item.id);
  if (price) await sellOrder(tx, colleague, { id, seen, price, text }, now);
  else if (until) await holdOrder(tx, colleague, { id, seen, until, text }, now);
  return id;
}

/** Whether an item is on sale, or reserved without a buyer. */
function canBeOrdered({ availability }: ItemRow): boolean {
  return isPurchasable(availability as Availability) || availability === 'in_reserve';
}

/** Stores the request of an order made at the desk, as answered by the desk user. */
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
