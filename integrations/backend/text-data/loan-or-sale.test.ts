import { expect, test } from 'vitest';
import { loanOrSale } from './loan-or-sale.ts';

/** Three per cent for thirty days; the example is a loan of 100 000 for a thing worth twice as much. */
const tariff = { currency: 'RUB', days: 30, rows: [{ from: 100_000, to: 1_000_000, percent: 3 }] };

test('D513 a loan is the buy-out less the most, and selling costs what the shop keeps', () => {
  const found = loanOrSale(tariff, 90);
  expect(found).toMatchObject({ worth: 200_000, buyout: 180_000, loan: 153_000, buyBack: 20_000 });
  expect(found?.rows.map(({ days, interest }) => [days, interest])).toEqual([
    [30, 4_590], [60, 9_180], [90, 13_770], [120, 18_360], [180, 27_540], [270, 41_310], [360, 55_080],
  ]); // prettier-ignore
});

test.each([
  // 153 a day: 130 days make 19 890, 131 days 20 043.
  ['the first day on which the interest is more', 90, 131],
  ['a buy-out of little keeps the loan cheaper', 60, null],
])('D513 %s', (_, percent, day) => {
  expect(loanOrSale(tariff, percent)?.dearerFrom).toBe(day);
});

test.each([
  ['an empty tariff', { ...tariff, rows: [] }],
  ['a loan above the tariff', { ...tariff, rows: [{ from: 100_000, to: 110_000, percent: 3 }] }],
])('D513 nothing is told of %s', (_, none) => {
  expect(loanOrSale(none, 90)).toBeUndefined();
});
