import type { Period, Quarter } from '@tourbillon/domain/contract/price-history.ts';

/** Height of the plot, CSS pixels. Its width is variable, so horizontal positions are per cent. */
export const PLOT_HEIGHT = 200;

/** Maximum number of ticks on the price axis, including both ends. */
const MOST_TICKS = 5;

/** Minimum width for a year label, per cent of the chart. */
const LEAST_YEAR = 9;

/** Sales of one period: the interquartile range as a bar, the median as a line. */
export interface Bar {
  x: number;
  width: number;
  top: number;
  height: number;
  median: number;
}

/** A chart of sales: horizontal positions in per cent, vertical ones in pixels from the top. */
export interface Chart {
  bars: Bar[];
  ticks: { amount: number; y: number }[];
  /** Year labels, each at the middle of its part. */
  years: { year: number; x: number }[];
  /** Vertical position of the item's own price. */
  own: number | null;
}

/**
 * Computes all coordinates of a chart of sales.
 * @param periods in chronological order, amounts in the displayed currency.
 * @param own the item's price in the same currency.
 */
export function chartOf(periods: readonly Period[], own: number | null): Chart {
  const amounts = periods.flatMap(({ lower, upper }) => [lower, upper]);
  const ticks = ticksOf(Math.min(...amounts, own ?? Infinity), Math.max(...amounts, own ?? 0));
  const [lowest = 0, highest = 1] = [ticks[0], ticks.at(-1)];
  const y = (amount: number) => round(PLOT_HEIGHT * (1 - (amount - lowest) / (highest - lowest)));
  const start = numberOf(periods[0]?.from);
  const all = numberOf(periods.at(-1)?.to) + 1 - start;
  const x = (quarter: number) => round((100 * (quarter - start)) / all);
  return {
    bars: periods.map(({ from, to, lower, median, upper }) => ({
      x: x(numberOf(from)),
      width: round(x(numberOf(to) + 1) - x(numberOf(from))),
      top: y(upper),
      height: Math.max(1, round(y(lower) - y(upper))),
      median: y(median),
    })),
    ticks: ticks.map((amount) => ({ amount, y: y(amount) })),
    years: yearsOf(start, start + all).map(({ year, from, to }) => ({
      year,
      x: round((x(from) + x(to)) / 2),
    })),
    own: own === null ? null : y(own),
  };

  function yearsOf(first: number, end: number) {
    const count = Math.ceil(end / 4) - Math.floor(first / 4);
    return Array.from({ length: count }, (_, place) => Math.floor(first / 4) + place)
      .map((year) => ({ year, from: Math.max(first, year * 4), to: Math.min(end, year * 4 + 4) }))
      .filter(({ from, to }) => x(to) - x(from) >= LEAST_YEAR);
  }
}

/** Round, evenly spaced amounts; the first is at or below the lower bound, the last at or above the upper one. */
export function ticksOf(lowest: number, highest: number): number[] {
  const room = Math.max(highest - lowest, highest / 20, 1);
  const least = 10 ** Math.floor(Math.log10(room) - 1);
  for (const step of [1, 2, 5, 10, 20, 50, 100].map((times) => times * least)) {
    const first = Math.floor(lowest / step);
    const last = Math.max(Math.ceil(highest / step), first + 1);
    if (last - first + 1 <= MOST_TICKS) {
      return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
    }
  }
  return [lowest, highest];
}

/** Quarters since year 0, for arithmetic. */
function numberOf(quarter: Quarter | undefined): number {
  return quarter ? quarter.year * 4 + quarter.quarter - 1 : 0;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
