import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { detail } from '@tourbillon/domain/contract/item-detail.ts';
import type { ItemRow } from '../database/schema/items.ts';
import type { ItemRecords } from './item-records.ts';

type PreviousPrices = ResponseOf<typeof detail>['item']['previous_prices'];

/**
 * The previous prices of an item, in US dollars at the current rates, latest first. The archive hides prices
 * (decision 9).
 * @param unitsPerUsd of each currency. Prices in a currency without a rate are left out.
 */
export function previousPricesOf(
  { stock }: Pick<ItemRow, 'stock'>,
  records: Pick<ItemRecords, 'previousPrices'>,
  unitsPerUsd: ReadonlyMap<string, number>,
): PreviousPrices {
  if (stock === 'archive') return [];
  return records.previousPrices.flatMap(({ price, discount, currency, endedAt }) => {
    const units = currency === 'USD' ? 1 : unitsPerUsd.get(currency);
    if (units === undefined) return [];
    const usd = (amount: number) => Math.round(amount / units);
    const was =
      price === null ? null : { usd: usd(price), discount_usd: discount === null ? null : usd(discount) };
    return [{ price: was, until: endedAt.toISOString() }];
  });
}
