import type { Delivery } from '@tourbillon/domain/contract/delivery-headers.ts';
import { holdForRequest, type HoldResult } from '../availability/availability.ts';
import type { Database } from '../database/database.ts';
import { refused } from '../errors/domain-error.ts';
import { placeOrder } from '../orders/orders.ts';

/** Milliseconds after which a purchase has waited for this backend: the storefront gives up after two seconds. */
const LATE = 5_000;

/**
 * Holds the piece that somebody wants to buy, and makes an order of it. What is not there to be
 * bought is refused (decisions 9, 38 and 76), and nothing of the request is kept: its sender is told at once. A request
 * that waited while this backend was away is kept all the same: its sender has been thanked already, and reads in a
 * letter that the piece is taken.
 * @param request as it was stored in this transaction.
 * @throws DomainError 'invalid' `sold` at `item`.
 */
export async function holdPurchase(
  tx: Database,
  request: { id: number; accountId: number | null; payload: Record<string, unknown> },
  { sentAt }: Pick<Delivery, 'sentAt'>,
  now: Date,
): Promise<HoldResult> {
  const hold = await holdForRequest(tx, request, now);
  if (hold === 'taken' && now.getTime() - Date.parse(sentAt) <= LATE) throw refused('item', 'sold');
  await placeOrder(tx, request, hold, now);
  return hold;
}
