import { expect, test } from 'vitest';
import { previousPricesOf } from './previous-prices.ts';

const endedAt = new Date('2026-10-03T09:00:00Z');
const until = endedAt.toISOString();
const rates = new Map([['RUB', 80]]);
const row = (price: number | null, discount: number | null, currency: 'USD' | 'RUB' | 'UAH' = 'USD') => ({
  id: 1,
  itemId: 1,
  price,
  discount,
  currency,
  endedAt,
  reason: null,
  staffId: null,
});

test.each<[string, Parameters<typeof previousPricesOf>[0]['stock'], ReturnType<typeof row>, unknown]>([
  ['dollars', 'current', row(9_000, 8_500), [{ price: { usd: 9_000, discount_usd: 8_500 }, until }]],
  [
    'roubles at the day’s rate',
    'current',
    row(800_000, null, 'RUB'),
    [{ price: { usd: 10_000, discount_usd: null }, until }],
  ],
  ['on request', 'dealer', row(null, null), [{ price: null, until }]],
  ['a currency without a rate', 'current', row(1_000, null, 'UAH'), []],
  ['D9 hidden in the archive', 'archive', row(9_000, null), []],
])('previous prices: %s', (_, stock, price, expected) => {
  expect(previousPricesOf({ stock }, { previousPrices: [price] }, rates)).toEqual(expected);
});
