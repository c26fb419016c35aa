import { expect, test } from 'vitest';
import { sampleIndex } from './sample-rows.ts';
import { similarIds } from './similar.ts';

const index = sampleIndex(
  { id: 1, brand: 'rolex', collection: 'oyster', price: 100 },
  { id: 2, brand: 'rolex', collection: 'oyster', price: 900 },
  { id: 3, brand: 'rolex', collection: 'oyster', price: 120 },
  { id: 4, brand: 'rolex', collection: null, price: 100 },
  { id: 5, brand: 'omega', collection: null, bodyForm: 'oval', price: 100 },
  { id: 6, brand: 'omega', collection: null, bodyForm: 'round', price: 100 },
);
const like = { id: 1, brand: 'rolex', collection: 'oyster', bodyForm: 'oval', type: null, price: 100 };

test.each<[string, Parameters<typeof similarIds>[1], number, number[]]>([
  ['collection, then brand, then shape; nearest price first', like, 8, [3, 2, 4, 5]],
  ['no more than asked', like, 2, [3, 2]],
  ['without a collection of its own the brand counts', { ...like, collection: null }, 8, [4, 3, 2, 5]],
  ['a brand nobody else has falls back on shape', { ...like, brand: 'zenith', collection: null }, 8, [5]],
])('§1 similar items: %s', (_, to, limit, ids) => {
  expect(similarIds(index, to, limit)).toEqual(ids);
});
