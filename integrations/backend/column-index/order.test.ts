import { expect, test } from 'vitest';
import { orderedRows, pageOfIds, type Order } from './order.ts';
import { sampleIndex } from './sample-rows.ts';

const index = sampleIndex(
  { id: 10, brandPlace: 2, price: 500, published: 1 },
  { id: 20, brandPlace: 1, price: null, published: 3 },
  { id: 30, brandPlace: 2, price: 100, published: 2 },
  { id: 40, brandPlace: 1, price: 500, published: 2 },
  { id: 50, brandPlace: 1, price: null, published: 3 },
);

test.each<[Order['sort'], Order['direction'], number[]]>([
  ['date_publish', 'desc', [20, 50, 30, 40, 10]],
  ['date_publish', 'asc', [10, 30, 40, 20, 50]],
  ['brand_id', 'asc', [20, 50, 40, 30, 10]],
  ['price_usd', 'asc', [30, 40, 10, 20, 50]],
  ['price_usd', 'desc', [40, 10, 30, 20, 50]],
])('§3 sort, D36 on request last: %s %s, equals by date and then id', (sort, direction, ids) => {
  expect([...orderedRows(index, { sort, direction })].map((row) => index.ids[row])).toEqual(ids);
});

test('D41 a page is cut from the rows that match only', () => {
  const admitted = { failed: Uint8Array.of(0, 7, 0, 0, 0), mark: 0 };
  const order: Order = { sort: 'date_publish', direction: 'desc' };
  expect(pageOfIds(index, order, admitted, { offset: 1, limit: 2 })).toEqual([30, 40]);
  expect(pageOfIds(index, order, admitted, { offset: 4, limit: 2 })).toEqual([]);
});
