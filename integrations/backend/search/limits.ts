import type { Rates } from '@tourbillon/domain/i18n/money.ts';
import type { Measures } from './index/measures.ts';
import type { Bound } from './query/bound.ts';
import type { Currency } from '@tourbillon/domain/i18n/currencies.ts';

/** Whether an item keeps a limit: what is not known of it is not promised. */
export type Test = (item: number) => boolean;

/** Tenths of a millimetre that a size is rounded by: 36 mm are 35.5 to 36.4. */
const ROUNDED = { below: 5, above: 4 };

/**
 * The test of a limit; nothing when it cannot be applied: amounts in a currency that nobody has a rate of.
 * @param host the currency amounts without one are in.
 */
export function testOf(bound: Bound, measures: Measures, host: Currency, rates: Rates): Test | undefined {
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

/** Numbers of items leave room for their prices in a number that is still exact. */
const ITEMS = 2 ** 24;

/** Items by price, those without one last, equals in the order given. */
export function byPrice(items: Uint32Array, { price }: Measures, by: 'cheap' | 'dear'): Uint32Array {
  const most = 2 ** 28;
  const keys = Float64Array.from(items, (item, at) => {
    const asked = Math.min(price[item] ?? 0, most - 1);
    const place = asked === 0 ? most : by === 'cheap' ? asked : most - asked;
    return place * ITEMS + at;
  });
  return Uint32Array.from(keys.sort(), (key) => items[key % ITEMS] ?? 0);
}
