import type { Availability, StoredStock } from '@tourbillon/domain/sections/item-statuses.ts';

/** Who changes an availability: a visitor's request, the staff, an import of the stock, or the end of a hold. */
export const ACTORS = ['visitor', 'staff', 'import', 'clock'] as const;
export type Actor = (typeof ACTORS)[number];

const SHOP: readonly Actor[] = ['staff', 'import'];
const ON_SALE_OR_OFF = {
  in_stock: SHOP,
  reserved: SHOP,
  to_order: SHOP,
  in_reserve: SHOP,
  sold: SHOP,
  in_archive: SHOP,
};

/**
 * Who may make each transition (decision 76). An archived item has to leave the archive before any other change, so
 * that a click by mistake never loses a sale. A returned item is in reserve until it has been inspected.
 */
const TRANSITIONS: Readonly<Record<Availability, Partial<Record<Availability, readonly Actor[]>>>> = {
  in_stock: { ...ON_SALE_OR_OFF, reserved: ['visitor', ...SHOP] },
  reserved: { ...ON_SALE_OR_OFF, in_stock: [...SHOP, 'clock'] },
  to_order: ON_SALE_OR_OFF,
  in_reserve: ON_SALE_OR_OFF,
  sold: { in_stock: SHOP, in_reserve: SHOP, sold: SHOP },
  in_archive: { in_stock: SHOP, to_order: SHOP, in_reserve: SHOP, sold: SHOP, in_archive: SHOP },
};

/** The longest hold, days: short enough that a date without its year is unambiguous. */
export const LONGEST_HOLD = 180;

/** The columns of an item that describe its availability. */
export interface ItemState {
  availability: Availability;
  stock: StoredStock;
  heldUntil: Date | null;
  /** The request of the hold; null when the item is held for somebody without a request. */
  heldForRequest: number | null;
  soldAt: Date | null;
  soldPriceUsd: number | null;
}

/** A requested change. Fields that the target state does not need must be absent. */
export interface Change {
  to: Availability;
  by: Actor;
  /** When the hold ends: needed for a new hold. */
  until?: Date | undefined;
  /** The request of the hold or the sale. Undefined keeps the current one; null means somebody without a request. */
  request?: number | null | undefined;
  /** The price paid, whole US dollars: required for a sale. */
  soldPriceUsd?: number | undefined;
  /** The time of the sale; now by default. */
  soldAt?: Date | undefined;
}

/** Reasons to refuse a change. */
export const REFUSALS = [
  'taken',
  'not_allowed',
  'not_due',
  'until_missing',
  'until_past',
  'until_far',
  'until_unwanted',
  'price_missing',
  'price_wrong',
  'price_unwanted',
  'sold_in_future',
  'held_for_another',
  'draft',
  'changed_since',
  'gone',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** The result of a step. */
export type Transition = { next: ItemState } | { unchanged: true } | { refusal: Refusal };

const NOT_HELD = { heldUntil: null, heldForRequest: null };
const NOT_SOLD = { soldAt: null, soldPriceUsd: null };
const DAY = 24 * 3_600_000;

/**
 * One step of the state machine.
 * @param stockBefore the stock to which an archived item returns.
 */
export function transition(
  state: ItemState,
  change: Change,
  { now, stockBefore = 'current' }: { now: Date; stockBefore?: Exclude<StoredStock, 'archive'> },
): Transition {
  const { to, by } = change;
  const refusal = refusalOf(state, change, now);
  if (refusal) return { refusal };
  const stock = stockAfter(state.stock, to, stockBefore);
  const next: ItemState = { availability: to, stock, ...NOT_HELD, ...NOT_SOLD };
  if (to === 'reserved') {
    next.heldUntil = change.until ?? state.heldUntil;
    next.heldForRequest = change.request === undefined ? state.heldForRequest : change.request;
  }
  if (to === 'sold') {
    next.soldPriceUsd = change.soldPriceUsd ?? state.soldPriceUsd;
    next.soldAt = change.soldAt ?? state.soldAt ?? now;
  }
  return by !== 'visitor' && isSame(state, next) ? { unchanged: true } : { next };
}

/** The stock of an item with an availability. Only publishing ends a draft, also one that is sold (decision 239). */
function stockAfter(
  stock: StoredStock,
  to: Availability,
  stockBefore: Exclude<StoredStock, 'archive'>,
): StoredStock {
  if (stock === 'draft') return 'draft';
  if (to === 'sold' || to === 'in_archive') return 'archive';
  return stock === 'archive' ? stockBefore : stock;
}

function refusalOf(state: ItemState, change: Change, now: Date): Refusal | undefined {
  const { to, by, until, soldPriceUsd, soldAt } = change;
  const { availability: from, heldUntil } = state;
  // The buyer of an order is shown the page of the piece, which a draft lacks (decision 717).
  if (state.stock === 'draft' && typeof change.request === 'number') return 'draft';
  if (!TRANSITIONS[from][to]?.includes(by)) return by === 'visitor' ? 'taken' : 'not_allowed';
  if (by === 'clock' && (heldUntil === null || heldUntil > now)) return 'not_due';
  if (to === 'reserved') {
    if (!until && from !== 'reserved') return 'until_missing';
    if (until && until <= now) return 'until_past';
    if (until && until.getTime() - now.getTime() > LONGEST_HOLD * DAY) return 'until_far';
  } else if (until) return 'until_unwanted';
  if (to === 'sold') {
    // Old sales may have no price; such an item stays as it is.
    if (soldPriceUsd === undefined && from !== 'sold') return 'price_missing';
    if (soldPriceUsd !== undefined && !(Number.isInteger(soldPriceUsd) && soldPriceUsd > 0))
      return 'price_wrong';
    if (soldAt && soldAt > now) return 'sold_in_future';
  } else if (soldPriceUsd !== undefined || soldAt) return 'price_unwanted';
  return undefined;
}

function isSame(one: ItemState, other: ItemState): boolean {
  return (
    one.availability === other.availability &&
    one.stock === other.stock &&
    one.heldUntil?.getTime() === other.heldUntil?.getTime() &&
    one.heldForRequest === other.heldForRequest &&
    one.soldAt?.getTime() === other.soldAt?.getTime() &&
    one.soldPriceUsd === other.soldPriceUsd
  );
}
