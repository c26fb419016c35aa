import { expect, test } from 'vitest';
import { offerOf } from './offer.ts';

const RATES = { USD: 1, RUB: 92 };
const tariff = {
  currency: 'RUB',
  days: 30,
  rows: [
    { from: 50_000, to: 300_000, percent: 4 },
    { from: 300_000, to: 150_000_000, percent: 3.5 },
  ],
};
const VALUE = { lower: 10_000, likely: 16_000, upper: 20_000 };

test.each([
  [95, { lower: 9_500, likely: 15_200, upper: 19_000 }, { lower: 8_075, likely: 13_300, upper: 17_100 }],
  [60, { lower: 6_000, likely: 9_600, upper: 12_000 }, { lower: 5_100, likely: 8_400, upper: 10_800 }],
])('D31 D34 $10,000 to $20,000 at up to %i%%: buy-out %j, loan %j', (percent, buyout, loan) => {
  expect(offerOf(VALUE, percent, { tariff, rates: RATES })).toMatchObject({
    buyout,
    loan,
    loanSize: 'usual',
  });
});

test('D99 the likely loan is worked out by the tariff, in its currency', () => {
  const { cost, worth } = offerOf(VALUE, 95, { tariff, rates: RATES });
  expect(cost).toMatchObject({ amount: 1_200_000, days: 30, interest: 42_000, repay: 1_242_000 });
  expect(worth).toBeGreaterThan(cost?.repayAfterGrace ?? 0);
});

test.each<[number, number, object, string]>([
  [600, 700, RATES, 'small'],
  [700, 800, RATES, 'usual'],
  [1_500_000, 2_000_000, RATES, 'large'],
  [600, 700, {}, 'usual'],
])('D33 a value of $%d to $%d at the rates %j: the loan is a %s one', (lower, upper, rates, size) => {
  const { loanSize, cost } = offerOf({ lower, likely: lower, upper }, 95, { tariff, rates });
  expect(loanSize).toBe(size);
  if (!('RUB' in rates)) expect(cost).toBeUndefined();
});

test('a city without a tariff has no cost', () => {
  expect(offerOf(VALUE, 95, { tariff: undefined, rates: RATES })).toMatchObject({
    loanSize: 'usual',
    cost: undefined,
  });
});
