import { expect, it } from 'vitest';
import { currencyOf } from './office-currency.ts';

const OFFICES = [
  { alias: 'moscow', title: 'Moscow', parent: null, currency: 'RUB' },
  { alias: 'baku', title: 'Baku', parent: null, currency: null },
] as const;

it.each([
  ['moscow', 'RUB'],
  ['baku', ''],
  ['paris', ''],
  [null, ''],
  [undefined, ''],
])('the currency of the office %s is "%s"', (office, currency) => {
  expect(currencyOf(OFFICES, office)).toBe(currency);
});
