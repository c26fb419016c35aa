import { eq } from 'drizzle-orm';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type * as calls from '@tourbillon/domain/desk/orders.ts';
import { AvailabilityRefused, beginAnnouncing, changeAvailability } from '../../availability/availability.ts';
import { endOfDay } from '../../business-days/last-day.ts';
import { shopTimeZone } from '../../content-store/shop-time-zone.ts';
import { schema, type Database } from '../../database/database.ts';
import type { ItemRow } from '../../database/schema/items.ts';
import type { StaffRow } from '../../database/schema/index.ts';
import { invalid } from '../../errors/domain-error.ts';
import { answerRequest } from '../answer-request.ts';
import { closeOrder } from '../close-order.ts';
import { findPurchase } from '../find-purchase.ts';
import { writeToBuyer } from '../write-to-buyer.ts';
import { momentOfSale } from '../moment-of-sale.ts';
import { dollarsOf } from './paid-dollars.ts';
import { findOrder, readPieceStanding } from './read-order.ts';
import type { FoundOrder } from './order-view.ts';
import { deskRefusal } from './desk-refusal.ts';

const { items, orders } = schema;

/** The desk user who works on an order. */
export type Colleague = Pick<StaffRow, 'id' | 'office'>;

/**
 * Reserves the item for the buyer of an order until the end of a day.
 * @throws DomainError 'not-found'; 'invalid' at `until`; 'conflict' when somebody else has changed the item.
 */
export function holdOrder(
  tx: Database,
  colleague: Colleague,
  { id, until, ...seen }: DeskRequestOf<typeof calls.holdOrder>,
  now = new Date(),
): Promise<void> {
  return onPiece(tx, colleague, { id, now }, async (item, found) => {
    if (item.availability === 'sold') throw new AvailabilityRefused('not_allowed');
    const end = endOfDay(until, await shopTimeZone(tx));
    await change(tx, item, found, { to: 'reserved', until: end, request: id }, { colleague, now, ...seen });
  });
}

/**
 * Sells the item to the buyer of an order and closes the order.
 * @throws DomainError as for a reservation; 'invalid' at `price` and `sold_on`.
 */
export function sellOrder(
  tx: Database,
  colleague: Colleague,
  { id, price, sold_on: soldOn, ...seen }: DeskRequestOf<typeof calls.sellOrder>,
  now = new Date(),
): Promise<void> {
  return onPiece(tx, colleague, { id, now }, async (item, found) => {
    if (item.availability === 'sold') throw new AvailabilityRefused('not_allowed');
    const soldAt = soldOn === undefined ? undefined : momentOfSale(soldOn, await shopTimeZone(tx), now);
    const soldPriceUsd = await dollarsOf(tx, price);
    const sale = { to: 'sold' as const, request: id, soldPriceUsd, soldAt };
    await change(tx, item, found, sale, { colleague, now, ...seen });
    await tx
      .update(orders)
      .set({ paid: price.value, paidCurrency: price.currency })
      .where(eq(orders.requestId, id));
  });
}

/**
 * Closes an order without a purchase. An item reserved for it is on sale again.
 * @throws DomainError 'not-found'; 'conflict' if it is already over, or somebody else has changed the item.
 */
export function releaseOrder(
  tx: Database,
  colleague: Colleague,
  { id, seen, text }: DeskRequestOf<typeof calls.releaseOrder>,
  now = new Date(),
): Promise<void> {
  return withItemLock(tx, colleague, { id, now }, async ({ order, item }) => {
    if (order.state === 'in_archive' || order.state === 'sold') throw new AvailabilityRefused('not_allowed');
    await closeOrder(tx, item ?? undefined, { request: id, text }, now, { seen, colleague: colleague.id });
  });
}

/**
 * Undoes a sale after the buyer has returned the item, and closes the order.
 * @throws DomainError 'not-found'; 'conflict' if the item is not the buyer's.
 */
export function returnOrder(
  tx: Database,
  colleague: Colleague,
  { id, to, ...seen }: DeskRequestOf<typeof calls.returnOrder>,
  now = new Date(),
): Promise<void> {
  return onPiece(tx, colleague, { id, now }, async (item, found) => {
    if (found.order.state !== 'sold' || item.availability !== 'sold')
      throw new AvailabilityRefused('not_allowed');
    await change(tx, item, found, { to }, { colleague, now, ...seen });
  });
}

/** Sends the buyer a letter. @throws DomainError 'not-found'; 'invalid' `no_address` at `text`. */
export async function writeToOrder(
  tx: Database,
  colleague: Colleague,
  { id, text }: DeskRequestOf<typeof calls.writeToOrder>,
  now = new Date(),
): Promise<void> {
  await findOrder(tx, colleague.office, id);
  const purchase = await findPurchase(tx, id);
  const isWritten = purchase && (await writeToBuyer(tx, purchase, text, now, { staffId: colleague.id }));
  if (!isWritten) throw invalid('The buyer left no address', { text: ['no_address'] });
  await answerRequest(tx, id, now);
}

/** Records how the buyer receives the item. @throws DomainError as for writing, if there is a message. */
export async function handOver(
  tx: Database,
  colleague: Colleague,
  { id, handover, place, tracking, text }: DeskRequestOf<typeof calls.handOver>,
  now = new Date(),
): Promise<void> {
  await findOrder(tx, colleague.office, id);
  await tx
    .update(orders)
    .set({ handover, handoverPlace: place, tracking: tracking || null })
    .where(eq(orders.requestId, id));
  if (text !== '') await writeToOrder(tx, colleague, { id, text }, now);
}

/** An order by the number of its request, and when it is worked on. */
interface Work {
  id: number;
  now: Date;
}

/** Runs an action on the item of an order, if it still exists. */
function onPiece(
  tx: Database,
  colleague: Colleague,
  work: Work,
  act: (item: ItemRow, found: FoundOrder) => Promise<void>,
): Promise<void> {
  return withItemLock(tx, colleague, work, async (found) => {
    if (!found.item) throw new AvailabilityRefused('gone');
    await act(found.item, found);
  });
}

/**
 * Runs an action on an order under the lock of the items, and notes that its request was answered. If its item refuses the change, the error has the current
 * state of the item.
 */
async function withItemLock(
  tx: Database,
  { office }: Colleague,
  { id, now }: Work,
  act: (found: FoundOrder) => Promise<void>,
): Promise<void> {
  await beginAnnouncing(tx);
  const found = await findOrder(tx, office, id);
  try {
    await act(found);
    await answerRequest(tx, id, now);
  } catch (error) {
    if (!(error instanceof AvailabilityRefused)) throw error;
    const [item] = await tx.select().from(items).where(eq(items.url, found.order.itemUrl));
    throw deskRefusal(error, item ? await readPieceStanding(tx, item) : null);
  }
}

/** Changes the availability of an item, with a message to its buyer. */
async function change(
  tx: Database,
  item: ItemRow,
  { order }: FoundOrder,
  step: Omit<Parameters<typeof changeAvailability>[2], 'by'>,
  { colleague, seen, text, now }: { colleague: Colleague; seen: number; text: string; now: Date },
): Promise<void> {
  const words = { request: order.requestId, text };
  await changeAvailability(tx, item.id, { ...step, by: 'staff', words, seen, colleague: colleague.id }, now);
}
