import type { FilterGroup, RangeName } from '@tourbillon/domain/sections/filters.ts';
import { ageBounds } from './age.ts';
import type { ListIndex } from './list-index.ts';
import { admittedRows, type Admitted, type Selection } from './selection.ts';
import { ofWhole } from './whole-counts.ts';

/** Minimum and maximum of a range. */
export interface RangeCounts {
  from: number;
  to: number;
  /** Of prices: how many are in each of the equal parts of a logarithmic scale between the two. */
  bars?: number[];
}

/** Number of bars of a histogram. */
export const BARS = 24;

interface Bounds {
  from: number;
  to: number;
}

/** The bounds of the selected rows, and the bars of prices; null if no value is known. */
export function countRange(
  index: ListIndex,
  { name, isMoney, isAge }: Extract<FilterGroup, { kind: 'range' }>,
  selection: Selection,
  admitted: Admitted,
  today: number,
): RangeCounts | null {
  const column = index.ranges[name];
  const whole =
    selection.isRest && hasBoundsOfWhole(index, name, selection) ? wholeBounds(index, name) : undefined;
  const rows = whole || !selection.isRest ? selection.rows : admittedRows(index, admitted, 0);
  const { from, to } = whole ?? boundsOf(column, rows);
  if (from === Infinity) return null;
  if (isAge) return ageBounds({ from, to }, today) as RangeCounts;
  if (!isMoney || from <= 0 || from === to) return { from, to };
  const bars = countBars(column, { from, to }, rows);
  if (!whole) return { from, to, bars };
  const all = ofWhole(index, `${name} bars`, (present) => countBars(column, { from, to }, present));
  return { from, to, bars: all.map((count, bar) => count - (bars[bar] ?? 0)) };
}

function wholeBounds(index: ListIndex, name: RangeName): Bounds {
  return ofWhole(index, name, (rows) => boundsOf(index.ranges[name], rows));
}

/** Whether the rows outside of the rest still have the bounds of the whole list: the rest has not all rows with them. */
function hasBoundsOfWhole(index: ListIndex, name: RangeName, { rows }: Selection): boolean {
  const column = index.ranges[name];
  const bounds = wholeBounds(index, name);
  const all = ofWhole(index, `${name} at bounds`, (present) => countAt(column, bounds, present));
  const rest = countAt(column, bounds, rows);
  return rest.from < all.from && rest.to < all.to;
}

/** The number of rows with each of the bounds. */
function countAt(column: Float64Array, bounds: Bounds, rows: Uint32Array): Bounds {
  let [from, to] = [0, 0];
  for (const row of rows) {
    const value = column[row] ?? NaN;
    from += Number(value === bounds.from);
    to += Number(value === bounds.to);
  }
  return { from, to };
}

function countBars(column: Float64Array, { from, to }: { from: number; to: number }, rows: Uint32Array) {
  const bars = new Uint32Array(BARS);
  const scale = BARS / Math.log(to / from);
  for (const row of rows) {
    const value = column[row] ?? NaN;
    if (Number.isNaN(value)) continue;
    const bar = Math.min(BARS - 1, Math.floor(Math.log(value / from) * scale));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return [...bars];
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
