import { expect, test } from 'vitest';
import { priceOf, tagsOf } from './item-card.ts';

type Priced = Parameters<typeof priceOf>[0];

test.each<[string, Priced, ReturnType<typeof priceOf>]>([
  ['a price', { stock: 'current', priceUsd: 100, discountUsd: null }, { usd: 100, discount_usd: null }],
  ['a discount', { stock: 'current', priceUsd: 100, discountUsd: 90 }, { usd: 100, discount_usd: 90 }],
  ['on request', { stock: 'current', priceUsd: null, discountUsd: null }, null],
  ['hidden in the archive', { stock: 'archive', priceUsd: 100, discountUsd: null }, null],
])('D9, D36 price: %s', (_, row, price) => {
  expect(priceOf(row)).toEqual(price);
});

test.each<[string, Parameters<typeof tagsOf>[0], string[]]>([
  ['new', { stock: 'current', condition: 'new', discountUsd: null }, ['new']],
  [
    'pre-owned, discounted',
    { stock: 'current', condition: 'perfect', discountUsd: 9 },
    ['pre_owned', 'discounted'],
  ],
  ['archive shows no discount', { stock: 'archive', condition: 'new', discountUsd: 9 }, ['new', 'archive']],
])('§3 tags: %s', (_, row, tags) => {
  expect(tagsOf(row)).toEqual(tags);
});
