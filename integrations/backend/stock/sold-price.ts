import type { ItemRow } from '../database/schema/items.ts';
import type { CellValues } from './columns/column.ts';
import { dollars } from './prices.ts';
import type { ShopNames } from './shop-names.ts';

/** How far the dollars of a recorded price may be from it by a change of the rate alone. */
const RATE_DRIFT = 0.25;

/**
 * The price of a sale that a row names, in dollars. A file that repeats a recorded price in another currency names none:
 * only the rate has changed since it was recorded. A price farther away is a correction.
 * @param priced currency of the row's price. @throws Mistake for a currency without a rate.
 */
export function soldPriceOf(
  { soldPrice, soldCurrency, currency }: CellValues,
  priced: CellValues['currency'],
  before: ItemRow | undefined,
  { names, isDeliberate }: { names: Pick<ShopNames, 'rates'>; isDeliberate: boolean },
): number | null | undefined {
  if (soldPrice === undefined) return undefined;
  const code = soldCurrency ?? currency ?? priced ?? 'USD';
  const usd = dollars(soldPrice, code, names.rates);
  const recorded = before?.availability === 'sold' && !isDeliberate ? before.soldPriceUsd : null;
  if (!usd || recorded === null || code === 'USD') return usd;
  return Math.abs(usd - recorded) <= recorded * RATE_DRIFT ? undefined : usd;
}
