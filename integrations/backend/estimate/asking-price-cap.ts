import { CONDITIONS, type Condition } from '@tourbillon/domain/sections/item-statuses.ts';
import { KITS } from '@tourbillon/domain/contract/requests/appraisal.ts';
import { coarse, coarseDown } from '../price-history/price-history.ts';
import type { SaleKit } from './sale.ts';

/** Upper limit of an estimate, as a share of the lowest asking price (decision 84). */
const MOST_OF_ASKING = 0.95;

/** A watch of the same reference that is now on sale. */
export interface AskingPrice {
  condition: Condition;
  kit: SaleKit;
  /** The price for a buyer, US dollars. */
  usd: number;
}

/** A range of values and the likely value inside it. */
interface Bounds {
  lower: number;
  middle: number;
  upper: number;
}

/**
 * Limits a range so that its upper bound is at most 95 % of the shop's lowest asking price for a comparable watch. A
 * watch of the same reference is comparable if its condition and kit are no worse; an unknown kit counts as complete.
 * A worse watch is comparable at its price in the requested condition. A range with its upper bound above the limit
 * moves down as a whole: it keeps its relative width, and the likely value its place in it. Cutting the range off
 * instead would leave the likely value at its upper end.
 * @param asking watches of the same reference on sale; empty if the reference is not known.
 * @param times price ratio of the requested watch to a worse one; undefined if it is not known.
 */
export function capByAskingPrices<Range extends Bounds>(
  range: Range,
  wanted: Pick<AskingPrice, 'condition' | 'kit'>,
  asking: readonly AskingPrice[],
  times: (one: AskingPrice) => number | undefined,
): Range {
  const comparable = asking.flatMap((one) => {
    const isNoWorse =
      CONDITIONS.indexOf(one.condition) <= CONDITIONS.indexOf(wanted.condition) &&
      completenessOf(one.kit) >= completenessOf(wanted.kit);
    const dearer = isNoWorse ? 1 : times(one);
    return dearer === undefined ? [] : [one.usd * Math.max(1, dearer)];
  });
  const most = MOST_OF_ASKING * Math.min(...comparable);
  // Amounts are shown rounded, which may raise the bound. This one is rounded down.
  if (coarse(range.upper) <= most) return range;
  const upper = coarseDown(most);
  const moved = upper / range.upper;
  return { ...range, lower: range.lower * moved, middle: range.middle * moved, upper };
}

/** Completeness of a kit: 2 with box and papers, 1 with one of them, 0 with none. An unknown kit counts as 2. */
function completenessOf(kit: SaleKit): number {
  const [full, , , none] = KITS;
  if (kit === 'unknown' || kit === full) return 2;
  return kit === none ? 0 : 1;
}
