import { describe, expect, test } from 'vitest';
import { chartOf, PLOT_HEIGHT, ticksOf } from './price-chart.ts';

const half = { sales: 3, lower: 10, median: 15, upper: 20 };
const PERIODS = [
  { from: { year: 2024, quarter: 3 }, to: { year: 2024, quarter: 4 }, ...half },
  { from: { year: 2025, quarter: 2 }, to: { year: 2025, quarter: 4 }, ...half, upper: 30 },
];

describe('item: the chart of prices', () => {
  test.each([
    [10, 30],
    [11_300, 12_100],
    [5_000, 5_000],
    [612_400, 1_940_000],
    [0, 7],
  ])('round amounts around %d and %d', (lowest, highest) => {
    const ticks = ticksOf(lowest, highest);
    expect(ticks.length).toBeGreaterThanOrEqual(2);
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(ticks[0]).toBeLessThanOrEqual(lowest);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
    const steps = ticks.slice(1).map((tick, at) => tick - (ticks[at] ?? 0));
    expect(new Set(steps.map((step) => step.toFixed(6))).size).toBe(1);
  });

  test('bars are as wide as their periods are long, and a gap without sales stays', () => {
    const { bars } = chartOf(PERIODS, null);
    expect(bars.map(({ x, width }) => [x, width])).toEqual([
      [0, 33.33],
      [50, 50],
    ]);
  });

  test('years stand under the middle of their part', () => {
    expect(chartOf(PERIODS, null).years).toEqual([
      { year: 2024, x: expect.closeTo(16.67, 1) as number },
      { year: 2025, x: expect.closeTo(66.67, 1) as number },
    ]);
  });

  test('the axis holds the own price too', () => {
    const { own, ticks } = chartOf(PERIODS, 60);
    expect(ticks.at(-1)?.amount).toBeGreaterThanOrEqual(60);
    expect(own).toBeGreaterThanOrEqual(0);
    expect(own).toBeLessThan(PLOT_HEIGHT / 4);
  });

  test('no line without a price', () => {
    expect(chartOf(PERIODS, null).own).toBeNull();
  });
});
