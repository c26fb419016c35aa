import type { Availability, Stock } from '@tourbillon/domain/sections/item-statuses.ts';
import type { ItemRow } from '../database/schema/items.ts';
import type { ItemFields } from './columns/column.ts';
import { Mistake } from './mistake.ts';

/**
 * Where a piece stands after a row: the columns that say so; none when the row leaves it where it is.
 *
 * A file may be older than what has happened since: it neither takes a piece from the visitor it is held for, nor puts a
 * sold one on sale again. Who sets one piece means it.
 * @throws Mistake when that cannot be.
 */
export function availabilityStep(
  said: Pick<ItemFields, 'availability' | 'soldAt' | 'soldPriceUsd'>,
  before: ItemRow | undefined,
  { now, isDeliberate }: { now: Date; isDeliberate: boolean },
): ItemFields {
  const from = before?.availability;
  const to = (said.availability ?? from ?? 'in_stock') as Availability;
  const isSold = to === 'sold';
  if (!isSold && (said.soldAt || said.soldPriceUsd)) {
    throw new Mistake('only what is sold has a price and a day of its sale; leave them empty, or say sold');
  }
  if (before && said.availability === undefined && !said.soldAt && !said.soldPriceUsd) return {};
  if (!isDeliberate && before && from !== to) {
    if (before.heldForRequest !== null && to === 'in_stock') return {};
    if (from === 'sold') {
      throw new Mistake(
        `${before.number} is sold; to bring it back: npm run stock -- set ${before.number} availability=${to}`,
      );
    }
  }
  const stock: Stock =
    isSold || to === 'in_archive' ? 'archive' : before?.stock === 'dealer' ? 'dealer' : 'current';
  const isHeld = to === 'reserved' || to === 'in_reserve';
  return {
    availability: to,
    stock,
    soldAt: isSold ? (said.soldAt ?? before?.soldAt ?? now) : null,
    soldPriceUsd: isSold ? (said.soldPriceUsd ?? before?.soldPriceUsd ?? null) : null,
    heldUntil: isHeld ? (before?.heldUntil ?? null) : null,
    heldForRequest: isHeld ? (before?.heldForRequest ?? null) : null,
  };
}
