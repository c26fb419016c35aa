import { CONDITIONS, type Condition } from '@tourbillon/domain/sections/item-statuses.ts';
import { KITS } from '@tourbillon/domain/contract/requests/appraisal.ts';
import { coarseDown } from '../price-history/price-history.ts';
import type { SaleKit } from './sale.ts';

/** The most of the lowest asking price that an estimate may reach (decision 84). */
const MOST_OF_ASKING = 0.95;

/** A watch on sale of the same reference. */
export interface Asking {
  condition: Condition;
  kit: SaleKit;
  /** What a buyer pays, US dollars. */
  usd: number;
}

/** A range of values with the likely one within it. */
interface Bounds {
  lower: number;
  middle: number;
  upper: number;
}

/**
 * A range of values with its upper bound at most 95 % of the lowest price that the shop asks for a comparable watch: one
 * of the same reference that is no worse, in condition and in what comes with it (where that is not known it counts as
 * no worse), or a worse one at the price it would have in the condition that is asked about. A range that lies above it
 * altogether moves down with its width in per cent; the likely value stays within.
 * @param asking watches of the same reference on sale; of a watch without a reference there are none.
 * @param times how many times dearer the asked watch is than one that is worse; undefined where nobody knows.
 */
export function capByAsking<Range extends Bounds>(
  range: Range,
  wanted: Pick<Asking, 'condition' | 'kit'>,
  asking: readonly Asking[],
  times: (one: Asking) => number | undefined,
): Range {
  const comparable = asking.flatMap((one) => {
    const isNoWorse =
      CONDITIONS.indexOf(one.condition) <= CONDITIONS.indexOf(wanted.condition) &&
      completenessOf(one.kit) >= completenessOf(wanted.kit);
    const dearer = isNoWorse ? 1 : times(one);
    return dearer === undefined ? [] : [one.usd * Math.max(1, dearer)];
  });
  const most = MOST_OF_ASKING * Math.min(...comparable);
  if (range.upper <= most) return range;
  // Amounts are shown rounded: this one downwards.
  const upper = coarseDown(most);
  const lower = range.lower < upper ? range.lower : (range.lower * upper) / range.upper;
  const middle = range.middle < upper ? range.middle : Math.sqrt(lower * upper);
  return { ...range, lower, middle, upper };
}

/** How much came with it: 2 box and papers, 1 one of them, 0 nothing. */
function completenessOf(kit: SaleKit): number {
  const [full, , , none] = KITS;
  if (kit === 'unknown' || kit === full) return 2;
  return kit === none ? 0 : 1;
}
