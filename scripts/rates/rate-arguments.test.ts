import { expect, test } from 'vitest';
import { readRateArguments } from './rate-arguments.ts';

test('npm run rates: nothing asks to show them, set names currencies', () => {
  expect(readRateArguments([])).toBeUndefined();
  expect(readRateArguments(['set', 'RUB=92,4', 'uzs=12650'])).toEqual({ RUB: 92.4, UZS: 12650 });
});

test.each([
  [['set'], 'npm run rates'],
  [['get', 'RUB=1'], 'npm run rates'],
  [['set', 'USD=2'], 'USD=2: expected RUB, UAH, UZS'],
  [['set', 'EUR=0.9'], 'EUR=0.9: expected RUB'],
  [['set', 'RUB'], 'RUB: expected'],
  [['set', 'RUB=soon'], 'expected a number above 0'],
  [['set', 'RUB=-1'], 'expected a number above 0'],
])('%j is told', (words, reason) => {
  expect(() => readRateArguments(words)).toThrow(reason);
});
