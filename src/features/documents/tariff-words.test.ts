import { expect, test } from 'vitest';
import { tariffWords } from './tariff-words.ts';

const tariffs = { currency: 'RUB', days: 30, rows: [{ from: 50_000, to: 300_000, percent: 3.5 }] };

test.each([
  [
    'ru',
    { from: '50\u202f000\u00a0₽', to: '300\u202f000\u00a0₽', rate: '3,5\u00a0%', cost: '42,583\u00a0%' },
  ],
  ['en', { from: '₽50,000', to: '₽300,000', rate: '3.5%', cost: '42.583%' }],
] as const)('D68 a tariff in %s', (locale, row) => {
  expect(tariffWords(tariffs, locale)).toEqual({ rows: [row], from: row.cost, to: row.cost });
});

test.each([
  ['AZN', '50\u202f000\u00a0AZN'],
  ['UZS', '50\u202f000\u00a0soʻm'],
])('%s is written with letters the typefaces have', (currency, from) => {
  expect(tariffWords({ ...tariffs, currency }, 'uz').rows[0]?.from).toBe(from);
});
