import { expect, test } from 'vitest';
import { parseRate, parseSum, numberMistakes } from './parse-number.ts';

test.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['12500', 12_500],
  [' 12500 ', 12_500],
  ['150.000', 150_000],
  ['150,000', 150_000],
  ['150 000', 150_000],
  ['150\u00a0000', 150_000],
  ['150\u202f000', 150_000],
  ['150’000', 150_000],
  ['1.250.000', 1_250_000],
  ['150000.00', 150_000],
  ['150.000,00', 150_000],
  ['150,0', 150],
  ['150.50', undefined],
  ['1.5', undefined],
  ['1.2500', undefined],
  ['12.500 000', undefined],
  ['1500.000', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['150k', undefined],
  ['.', undefined],
])('the sum %o is %o', (text, value) => {
  expect(parseSum(text)).toBe(value);
});

test.each([
  ['', null],
  ['0,35', 0.35],
  ['0.35', 0.35],
  ['1', 1],
  ['1.2.3', undefined],
  ['1,', undefined],
  ['a', undefined],
])('the rate %o is %o', (text, value) => {
  expect(parseRate(text)).toBe(value);
});

test('a field that is not empty and no number is named, and nothing else', () => {
  const fields = [
    { name: 'price', kind: 'sum' },
    { name: 'amount', kind: 'sum' },
    { name: 'loan', kind: 'sum' },
    { name: 'day_rate', kind: 'rate' },
    { name: 'text' },
  ];
  const typed = { price: '150.50', amount: '', loan: '150,000', day_rate: '1.2.3', text: '1.5' };
  expect(numberMistakes(fields, typed, (key) => key)).toEqual({
    price: 'actions.error_price',
    day_rate: 'actions.error_rate',
  });
});
