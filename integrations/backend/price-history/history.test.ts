import { expect, test } from 'vitest';
import { historyOf, positionOf } from './history.ts';

const ALL = { sales: 5, lower: 9_000, median: 10_000, upper: 12_000 };
const sales = (...prices: number[]) => prices.map((usd) => ({ usd, at: new Date('2026-02-01') }));

test.each([
  [8_999, 'below', 90],
  [9_000, 'within', 90],
  [10_000, 'within', 100],
  [12_000, 'within', 120],
  [12_001, 'above', 120],
] as const)('item: %d dollars are %s the usual, %d %% of the median', (own, place, percent) => {
  expect(positionOf(own, ALL)).toEqual({ place, percent_of_median: percent });
});

test.each([
  ['fewer than three sales are no history', historyOf(sales(1, 2), 1), null],
  ['a hidden price has no place', historyOf(sales(1, 2, 3), null)?.position, null],
])('D9 price history: %s', (_, found, expected) => {
  expect(found).toEqual(expected);
});
