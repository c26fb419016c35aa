import { expect, test } from 'vitest';
import { discountPercent } from './discount-percent.ts';

test.each([
  ['on request', null, 0],
  ['not lowered', { usd: 1000, discount_usd: null }, 0],
  ['a tenth', { usd: 1000, discount_usd: 900 }, 10],
  ['a part of a per cent is not promised', { usd: 8875, discount_usd: 8165 }, 8],
  ['higher than before', { usd: 1000, discount_usd: 1100 }, 0],
  ['of nothing', { usd: 0, discount_usd: 0 }, 0],
])('reduction of the unit of the day: %s', (_, price, percent) => {
  expect(discountPercent(price)).toBe(percent);
});
