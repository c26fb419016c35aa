import type { Availability, Stock } from '@tourbillon/domain/sections/item-statuses.ts';
import { AvailabilityRefused, type AvailabilityChange, transition } from '../availability/availability.ts';
import type { ItemRow } from '../database/schema/items.ts';
import type { CellValues, ItemFields } from './columns/column.ts';
import { Mistake } from './mistake.ts';

/** Availability data of a row. */
type AvailabilityFields = Pick<ItemFields, 'availability' | 'soldAt' | 'soldPriceUsd' | 'heldUntil'> &
  Pick<CellValues, 'isDealer'>;

/** Availability of a new item. */
export function initialAvailability(
  { availability = 'in_stock', soldAt, soldPriceUsd, heldUntil, isDealer }: AvailabilityFields,
  now: Date,
) {
  const to = availability as Availability;
  const isSold = to === 'sold';
  if (!isSold && (soldAt || soldPriceUsd)) {
    throw new Mistake('only what is sold has a price and a day of its sale; leave them empty, or say sold');
  }
  const stock: Stock = isSold || to === 'in_archive' ? 'archive' : isDealer ? 'dealer' : 'current';
  return {
    availability: to,
    stock,
    soldAt: isSold ? (soldAt ?? now) : null,
    soldPriceUsd: isSold ? (soldPriceUsd ?? null) : null,
    heldUntil: to === 'reserved' ? (heldUntil ?? null) : null,
  };
}

/**
 * The change of availability that a row makes; undefined for no change. A file may be older than the database: it
 * does not release an item reserved for a visitor, and it cannot put a sold item on sale again. A deliberate change
 * of one item may do both.
 * @throws Mistake when the change is not allowed.
 */
export function availabilityChange(
  { availability, soldAt: day, soldPriceUsd, heldUntil }: AvailabilityFields,
  before: ItemRow,
  { now, isDeliberate }: { now: Date; isDeliberate: boolean },
): AvailabilityChange | undefined {
  // A file has only the day of a sale; the database has the time.
  const soldAt = day && before.soldAt && dayOf(day) === dayOf(before.soldAt) ? null : day;
  const from = before.availability as Availability;
  const to = (availability ?? from) as Availability;
  const isPlain = !soldAt && !soldPriceUsd && !heldUntil;
  if (to === from && isPlain) return undefined;
  if (!isDeliberate) {
    if (before.heldForRequest !== null && to === 'in_stock') return undefined;
    if (from === 'sold' && to !== 'sold') {
      throw new Mistake(
        `${before.number} is sold; to bring it back: npm run stock -- set ${before.number} availability=${to}`,
      );
    }
  }
  const change: AvailabilityChange = {
    to,
    by: isDeliberate ? 'staff' : 'import',
    ...(soldAt && { soldAt }),
    ...(soldPriceUsd && { soldPriceUsd }),
    ...(heldUntil && { until: heldUntil }),
  };
  const moved = transition({ ...before, availability: from }, change, { now });
  if ('refusal' in moved) throw new Mistake(new AvailabilityRefused(moved.refusal).message);
  return 'next' in moved ? change : undefined;
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
