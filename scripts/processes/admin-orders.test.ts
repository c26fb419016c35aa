import { expect, it } from 'vitest';
import { Problem } from '../bootstrap/problem.mjs';
import { checkOrderOptions } from './admin-orders.ts';

it.each([
  [{ becomes: 'sold', price: '12000' }, '--becomes needs the number of a purchase: --order 41'],
  [{ text: 'Ready on Friday' }, '--text needs'],
  [{ price: '12000' }, '--price needs'],
  [{ until: '2026-12-01', regular: 'ann@example.com' }, '--until needs'],
  [{ 'sold-on': '2026-12-01' }, '--sold-on needs'],
  [{ is: 'no' }, '--is needs an address: --regular ann@example.com'],
])('%j is refused', (wish, sentence) => {
  const check = () => checkOrderOptions(wish);
  expect(check).toThrow(Problem);
  expect(check).toThrow(sentence);
});

it.each([{}, { order: '41', becomes: 'sold', price: '12000' }, { regular: 'ann@example.com', is: 'no' }])(
  '%j is complete',
  (wish) => {
    expect(() => checkOrderOptions(wish)).not.toThrow();
  },
);
