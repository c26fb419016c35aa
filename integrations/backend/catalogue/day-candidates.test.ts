import { expect, test } from 'vitest';
import { sampleIndex } from '../column-index/sample-rows.ts';
import { dayCandidates } from './day-candidates.ts';

const STOCK = [
  { brand: 'rolex', price: 100, discounted: true },
  { brand: 'omega', price: 100, discounted: true },
  { brand: 'rolex', price: 100, discounted: true, availability: 'sold' as const },
  { brand: 'rolex', price: 100 },
  { brand: 'omega', price: 100 },
];
const FULL_PRICE = STOCK.map((row) => ({ ...row, discounted: false }));

test.each<[string, object[], string[], number[], number[]]>([
  ['reduced, of a brand in demand', STOCK, ['rolex'], [], [1]],
  ['reduced of any brand, where no brand in demand is', STOCK, ['cartier'], [], [1, 2]],
  ['with a photograph before one that is drawn', STOCK, ['rolex', 'omega'], [2, 4], [2]],
  ['nothing reduced: one with a photograph', FULL_PRICE, ['rolex'], [2, 3, 4], [4]],
  ['of any brand, where none in demand has one', FULL_PRICE, ['cartier'], [2, 3, 4], [2, 4]],
  ['nothing reduced and no photograph', FULL_PRICE, ['rolex'], [], []],
  ['an empty shop', [], ['rolex'], [], []],
])('decision 223: %s', (_name, rows, brands, photographed, ids) => {
  const found = dayCandidates(sampleIndex(...rows), brands, new Set(photographed));
  expect(found.toSorted()).toEqual(ids);
});
