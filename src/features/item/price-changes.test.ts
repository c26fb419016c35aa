import { expect, test } from 'vitest';
import { createMoney } from '@tourbillon/domain/i18n/money.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { priceChanges } from './price-changes.ts';

const price = (usd: number, discount_usd: number | null = null) => ({ usd, discount_usd });
const until = '2026-10-25T06:46:00Z';
type Priced = Parameters<typeof priceChanges>[0];

test.each<[string, Priced, number]>([
  ['none', { price: price(9_000), previous_prices: [] }, 0],
  ['a discount', { price: price(9_000, 8_000), previous_prices: [{ price: price(9_000), until }] }, 1],
  ['one that rounding hides', { price: price(9_000), previous_prices: [{ price: price(9_000), until }] }, 0],
  ['from a price on request', { price: price(9_000), previous_prices: [{ price: null, until }] }, 0],
  [
    'two',
    {
      price: price(8_000),
      previous_prices: [8_500, 9_000].map((usd) => ({ price: price(usd), until })),
    },
    2,
  ],
])('own price changes: %s', (_, item, count) => {
  expect(priceChanges(item, createMoney('en', {}), 'en', translator('en'))).toHaveLength(count);
});

test('D32 a change is said in the currency of the host', () => {
  const item = { price: price(8_000), previous_prices: [{ price: price(9_000), until }] };
  const [shown] = priceChanges(item, createMoney('ru', { RUB: 100 }), 'ru', translator('ru'));
  expect(shown?.replace(/\s/g, ' ')).toBe('25 октября 2026 г.: снижена с 900 000 ₽');
});

test.each([
  [9_000, 'Reduced from $9,000 on 25 October 2026'],
  [7_000, 'Raised from $7,000 on 25 October 2026'],
])('a price that was %i', (was, sentence) => {
  const item = { price: price(8_000), previous_prices: [{ price: price(was), until }] };
  const [shown] = priceChanges(item, createMoney('en', {}), 'en', translator('en'));
  expect(shown?.replaceAll('\u202f', ',')).toBe(sentence);
});
