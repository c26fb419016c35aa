import { expect, test } from 'vitest';
import { coarse, quantile, spreadOf } from './price-spread.ts';

test.each([
  [[7], 0.5, 7],
  [[1, 2, 3], 0.5, 2],
  [[1, 2, 3, 4], 0.5, 2.5],
  [[1, 2, 3, 4], 0.25, 1.75],
  [[1, 2, 3, 4, 5], 0.75, 4],
  [[1, 2, 3], 0, 1],
  [[1, 2, 3], 1, 3],
])('item: of %j the part %d lies below %d', (values, part, value) => {
  expect(quantile(values, part)).toBeCloseTo(value);
});

test.each([
  [7.4, 7],
  [94, 94],
  [97.6, 98],
  [347, 345],
  [8_342, 8_350],
  [12_345, 12_500],
  [99_880, 100_000],
  [146_000, 145_000],
])('D9 rounded amounts: %d is told as %d', (usd, expected) => {
  expect(coarse(usd)).toBe(expected);
});

test('item: the order of the prices does not matter', () => {
  expect(spreadOf([40_000, 10_000, 30_000, 20_000])).toEqual({
    sales: 4,
    median: 25_000,
    lower: 17_500,
    upper: 32_500,
  });
});
