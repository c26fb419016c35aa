import type { FilterGroup } from '@tourbillon/domain/sections/filters.ts';
import { ageBounds } from './age.ts';
import { firstPlace } from './first-place.ts';
import type { ListIndex } from './list-index.ts';
import { orderedRows } from './order.ts';
import { admittedMarks, type Admitted } from './selection.ts';

/** Minimum and maximum of a range. */
export interface RangeCounts {
  from: number;
  to: number;
  /** Of prices: how many are in each of the equal parts of a logarithmic scale between the two. */
  bars?: number[];
}

/** Number of bars of a histogram. */
export const HISTOGRAM_BARS = 24;

interface Bounds {
  from: number;
  to: number;
}

const CHEAPEST = { sort: 'price_usd', direction: 'asc' } as const;

/**
 * The bounds of the admitted rows, and the bars of prices; null if no value is known.
 * @param few the admitted rows, if they are few; otherwise one pass of the whole list takes less time.
 */
export function countRange(
  index: ListIndex,
  { name, isMoney, isAge }: Extract<FilterGroup, { kind: 'range' }>,
  admitted: Admitted,
  few: Uint32Array | undefined,
  today: number,
): RangeCounts | null {
  const column = index.ranges[name];
  const { from, to } = few ? boundsOf(column, few) : boundsOfAdmitted(column, admitted);
  if (from === Infinity) return null;
  if (isAge) return ageBounds({ from, to }, today) as RangeCounts;
  if (!isMoney || from <= 0 || from === to) return { from, to };
  const barOf = barsBetween({ from, to });
  const bars = few ? countBars(column, few, barOf) : countInOrder(index, admitted, barOf);
  return { from, to, bars };
}

/** The bar of a value: NaN if the value is unknown, negative if it is too low. */
function barsBetween({ from, to }: Bounds): (value: number) => number {
  const scale = HISTOGRAM_BARS / Math.log(to / from);
  return (value) => Math.min(HISTOGRAM_BARS - 1, Math.floor(Math.log(value / from) * scale));
}

function countBars(column: Float64Array, rows: Uint32Array, barOf: (value: number) => number): number[] {
  const bars = new Array<number>(HISTOGRAM_BARS).fill(0);
  for (const row of rows) {
    const bar = barOf(column[row] ?? NaN);
    if (!Number.isNaN(bar)) bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return bars;
}

/** The same by the order of the prices: each bar is a part of it, so that no row needs a logarithm. */
function countInOrder(index: ListIndex, admitted: Admitted, barOf: (value: number) => number): number[] {
  const admits = admittedMarks(admitted);
  const { failed } = admitted;
  const rows = orderedRows(index, CHEAPEST);
  const barAt = (place: number) => barOf(index.ranges.price[rows[place] ?? 0] ?? NaN);
  // Unknown prices are last in this order, and in no bar.
  const ends = Array.from({ length: HISTOGRAM_BARS }, (_, bar) =>
    firstPlace(rows.length, (place) => !(barAt(place) <= bar)),
  );
  return ends.map((end, bar) => {
    let count = 0;
    for (let place = ends[bar - 1] ?? 0; place < end; place++)
      count += admits[failed[rows[place] ?? 0] ?? 0] ?? 0;
    return count;
  });
}

function boundsOf(column: Float64Array, rows: Uint32Array): Bounds {
  let [from, to] = [Infinity, -Infinity];
  for (const row of rows) {
    const value = column[row] ?? NaN;
    // Both comparisons are false for NaN, which means unknown.
    if (value < from) from = value;
    if (value > to) to = value;
  }
  return { from, to };
}

/** The bounds of all admitted rows. Few values are outside of the bounds so far, so few marks are looked at. */
function boundsOfAdmitted(column: Float64Array, { failed, mark }: Admitted): Bounds {
  let [from, to] = [Infinity, -Infinity];
  for (let row = 0; row < column.length; row++) {
    const value = column[row] ?? NaN;
    if (!(value < from || value > to)) continue;
    if (failed[row] !== 0 && failed[row] !== mark) continue;
    if (value < from) from = value;
    if (value > to) to = value;
  }
  return { from, to };
}
