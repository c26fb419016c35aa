import type { Delivery } from '@tourbillon/domain/contract/delivery-headers.ts';
import { holdForRequest, type HoldResult } from '../availability/availability.ts';
import type { Database } from '../database/database.ts';
import { refused } from '../errors/domain-error.ts';
import { placeOrder } from '../orders/orders.ts';

/** Milliseconds after which a purchase counts as delayed, because the storefront gives up after two seconds. */
const LATE = 5_000;

/**
 * Reserves the item of a purchase and makes its order. If the item is not available, the purchase is refused
 * (decisions 9, 38 and 76) and nothing is stored, because its sender gets the refusal at once. A delayed purchase is
 * stored anyway: its sender already saw a confirmation, and a letter will say that the item is taken.
 * @param request stored in this transaction.
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
