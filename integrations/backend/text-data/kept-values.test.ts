import { expect, test } from 'vitest';
import type { Sale } from '../estimate/sale.ts';
import { valueRetention } from './value-retention.ts';

const sold = (condition: Sale['condition'], ...prices: number[]): Sale[] =>
  prices.map((usd, id) => ({
    id, brandId: 1, reference: 'a', model: null, collectionId: 1, material: 'steel', kit: 'full', years: 50, condition, usd,
  })); // prettier-ignore

test.each([
  ['each used one beside the median of the new', [sold('new', 90, 100, 300), sold('perfect', 80), sold('natural_wear', 50)], [0.8, 0.5]],
  ['used ones alone', [sold('perfect', 80), sold('natural_wear', 50)], []],
  ['new ones alone', [sold('new', 90, 100, 110)], []],
])('D513 kept value: %s', (_, group, shares) => {
  expect(valueRetention([group.flat()]).map(({ share }) => share)).toEqual(shares);
}); // prettier-ignore
