import { expect, test } from 'vitest';
import { ROUNDING_SHARES, roughSum } from './rough-sum.ts';

test.each([
  [1_234_500, 100, 1_250_000],
  [987_600, 100, 990_000],
  [8_123, 1, 8_100],
  [12_345_678, 10_000, 12_500_000],
  [123_456, 10_000, 120_000],
  [9.4, 1, 9],
  [0, 100, 0],
])('D32 an estimate of %d in steps of %d is told as %d', (amount, step, told) => {
  expect(roughSum(amount, step)).toBe(told);
});

test.each([
  [3_246.8, 1, 3_250],
  [113.6, 1, 114],
  [9_957, 1, 10_000],
  [10_305, 1, 10_300],
  [138_450, 10, 138_000],
  [4_683, 10, 4_700],
  [41_070_000, 10_000, 41_000_000],
])('D333 %d converted, in steps of %d, is told as %d', (amount, step, told) => {
  expect(roughSum(amount, step, ROUNDING_SHARES.converted)).toBe(told);
});
