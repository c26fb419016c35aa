import type { Rates } from '@tourbillon/domain/i18n/money.ts';
import type { Measures } from './index/measures.ts';
import type { Bound } from './query/bound.ts';
import type { Currency } from '@tourbillon/domain/i18n/currencies.ts';
import { PLACES, sortByKeys } from './index/sort-by-keys.ts';

/** Whether an item is within a limit. An item with an unknown value is not. */
export type ItemTest = (item: number) => boolean;

/** Rounding of sizes in tenths of a millimetre: 36 mm matches 35.5 to 36.4. */
const ROUNDED = { below: 5, above: 4 };

/**
 * Makes the test of a limit; undefined if it cannot be applied because the currency has no rate.
 * @param host currency of amounts without one.
 */
export function testOfLimit(
  bound: Bound,
  measures: Measures,
  host: Currency,
  rates: Rates,
): ItemTest | undefined {
  const { from = 0, to = Number.MAX_SAFE_INTEGER } = bound;
  switch (bound.kind) {
    case 'price': {
      const perUsd = unitsPerUsd(bound.currency ?? host, rates);
      if (perUsd === undefined) return undefined;
      const [least, most] = [Math.floor(from / perUsd), Math.ceil(to / perUsd)];
      return (item) => between(measures.price[item] ?? 0, Math.max(least, 1), most);
    }
    case 'size': {
      const [least, most] = [from * 10 - ROUNDED.below, to * 10 + ROUNDED.above];
      return (item) => between(measures.size[item] ?? 0, Math.max(least, 1), most);
    }
    case 'year':
      return (item) => {
        const [first, last] = [measures.yearFrom[item] ?? 0, measures.yearTo[item] ?? 0];
        return first > 0 && first <= to && last >= from;
      };
  }
}

function unitsPerUsd(currency: string, rates: Rates): number | undefined {
  return currency === 'USD' ? 1 : (rates as Partial<Record<string, number>>)[currency];
}

function between(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

/** Sorts items by price. Items without a price are last, and equal ones keep their order. */
export function sortByPrice(items: Uint32Array, { price }: Measures, by: 'cheap' | 'dear'): Uint32Array {
  const most = 2 ** 28;
  const keys = new Float64Array(items.length);
  for (let at = 0; at < items.length; at += 1) {
    const asked = Math.min(price[items[at] ?? 0] ?? 0, most - 1);
    const place = asked === 0 ? most : by === 'cheap' ? asked : most - asked;
    keys[at] = place * PLACES + at;
  }
  return sortByKeys(items, keys);
}
