import type { Availability, Stock } from '@tourbillon/domain/sections/item-statuses.ts';
import { AvailabilityRefused, type AvailabilityChange, move } from '../availability/availability.ts';
import type { ItemRow } from '../database/schema/items.ts';
import type { CellValues, ItemFields } from './columns/column.ts';
import { Mistake } from './mistake.ts';

/** What a row says of where a piece stands. */
type Said = Pick<ItemFields, 'availability' | 'soldAt' | 'soldPriceUsd' | 'heldUntil'> &
  Pick<CellValues, 'isDealer'>;

/** Where a new piece stands. */
export function firstStanding(
  { availability = 'in_stock', soldAt, soldPriceUsd, heldUntil, isDealer }: Said,
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
 * What a row changes of where a piece stands; undefined when it leaves it there.
 *
 * A file may be older than what has happened since: it neither takes a piece from the visitor it is held for, nor puts a
 * sold one on sale again. Who sets one piece means it.
 * @throws Mistake when it may not become that.
 */
export function availabilityChange(
  { availability, soldAt: day, soldPriceUsd, heldUntil }: Said,
  before: ItemRow,
  { now, isDeliberate }: { now: Date; isDeliberate: boolean },
): AvailabilityChange | undefined {
  // A file knows the day of a sale, and the database its moment.
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
  const moved = move({ ...before, availability: from }, change, { now });
  if ('refusal' in moved) throw new Mistake(new AvailabilityRefused(moved.refusal).message);
  return 'next' in moved ? change : undefined;
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
