import { expect, test } from 'vitest';
import { offerOf } from './offer.ts';
import { roughSum } from './rough-sum.ts';

test.each([
  [95, { lower: 9_500, upper: 19_000 }, { lower: 8_075, upper: 17_100 }],
  [60, { lower: 6_000, upper: 12_000 }, { lower: 5_100, upper: 10_800 }],
])('D31 D34 $10,000 to $20,000 at up to %i%%: buy-out %j, loan %j', (percent, buyout, loan) => {
  expect(offerOf({ lower: 10_000, upper: 20_000 }, percent, 92)).toEqual({ buyout, loan, loanSize: 'usual' });
});

test.each<[number, number, number | undefined, string]>([
  [600, 700, 92, 'small'],
  [700, 800, 92, 'usual'],
  [1_500_000, 2_000_000, 92, 'large'],
  [600, 700, undefined, 'usual'],
])('D33 a value of $%d to $%d, %d roubles a dollar: the loan is a %s one', (lower, upper, rate, size) => {
  expect(offerOf({ lower, upper }, 95, rate).loanSize).toBe(size);
});

test.each([
  [1_234_500, 100, 1_250_000],
  [987_600, 100, 990_000],
  [8_123, 1, 8_100],
  [12_345_678, 10_000, 12_500_000],
  [123_456, 10_000, 120_000],
  [0, 100, 0],
])('D32 %d in steps of %d is told as %d', (amount, step, told) => {
  expect(roughSum(amount, step)).toBe(told);
});
