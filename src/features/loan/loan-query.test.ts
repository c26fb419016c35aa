import { expect, it } from 'vitest';
import { readLoanQuery } from './loan-query.ts';

const read = (amount: string, days: string) => readLoanQuery(new URLSearchParams({ amount, days }));

it.each([
  ['300000', '30', { amount: 300_000, days: 30 }],
  ['300 000', ' 7 ', { amount: 300_000, days: 7 }],
  ['300\u202f000', '365', { amount: 300_000, days: 365 }],
  ['300,000', '1', { amount: 300_000, days: 1 }],
  ['3.247,50', '30', { amount: 3_247, days: 30 }],
  ['1,000,000.5', '30', { amount: 1_000_000, days: 30 }],
])('D99 the calculator reads %s for %s days', (amount, days, asked) => {
  expect(read(amount, days)).toMatchObject({ asked, refusals: {} });
});

it.each([
  ['', '30', { amount: 'required' }],
  ['much', '30', { amount: 'value' }],
  ['-5', '30', { amount: 'value' }],
  ['0', '30', { amount: 'value' }],
  ['9'.repeat(16), '30', { amount: 'value' }],
  ['300000', '', { days: 'required' }],
  ['300000', '0', { days: 'value' }],
  ['300000', '366', { days: 'value' }],
  ['300000', '1.5', { days: 'value' }],
  ['', '', { amount: 'required', days: 'required' }],
])('and refuses %j for %j days', (amount, days, refusals) => {
  expect(read(amount, days)).toMatchObject({ refusals });
  expect(read(amount, days)?.asked).toBeUndefined();
});

it('an address without a question asks nothing', () => {
  expect(readLoanQuery(new URLSearchParams('utm=1'))).toBeUndefined();
});
