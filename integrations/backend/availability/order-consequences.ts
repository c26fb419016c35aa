import type { Availability } from '@tourbillon/domain/sections/item-statuses.ts';
import type { OrderCause } from '@tourbillon/domain/sections/order-causes.ts';
import type { Actor } from './state-machine.ts';

/** The state of an order. */
export interface OrderState {
  state: Availability;
  /** Last day on which the item is held for its buyer, ISO date. */
  heldUntil: string | null;
  /** The item is held for or sold to somebody else. */
  forAnother: boolean;
}

/** A change of an item. */
export interface ItemChange {
  before: Availability;
  after: Availability;
  /** The request that holds the item from now on, or has bought it. */
  request: number | null;
  /** Last day of the hold, ISO date. */
  lastDay: string | null;
  by: Actor;
  /** The request whose order this change closes without a purchase. */
  closes?: number | undefined;
}

/**
 * The state of an order after a change of its item: the order of the buyer, or one of another person.
 * @param id id of its request. @returns undefined for an order that does not change.
 */
export function orderAfter(
  id: number,
  order: OrderState,
  { before, after, request, lastDay, by, closes }: ItemChange,
): (OrderState & { cause: OrderCause | null }) | undefined {
  const isOver = order.state === 'sold' || order.state === 'in_archive';
  const unaffected = { heldUntil: null, forAnother: false, cause: null };
  if (id === closes) return { ...unaffected, state: 'in_archive' };
  if (id === request && after === 'reserved') return { ...unaffected, state: 'reserved', heldUntil: lastDay };
  if (id === request && after === 'sold')
    return order.state === 'sold' ? undefined : { ...unaffected, state: 'sold' };
  if (before === 'sold' && order.state === 'sold') {
    return { ...unaffected, state: 'in_archive', cause: after === 'sold' ? 'sold_to_another' : 'returned' };
  }
  if (isOver) return undefined;
  if (after === 'reserved') {
    if (order.forAnother) return undefined;
    return { state: 'reserved', heldUntil: null, forAnother: true, cause: 'held_for_another' };
  }
  if (after === 'sold') {
    return { state: 'in_archive', heldUntil: null, forAnother: true, cause: 'sold_to_another' };
  }
  if (after === order.state && !order.forAnother) return undefined;
  if (after !== 'in_stock') return { ...unaffected, state: after };
  const held = order.state === 'reserved' && !order.forAnother;
  const cause = order.forAnother ? 'free_again' : held && by === 'clock' ? 'hold_ended' : null;
  return { ...unaffected, state: after, cause };
}
