import { expect, test } from 'vitest';
import { ABSENT } from '../column-index/list-index.ts';
import { areInStock } from './are-in-stock.ts';

const [HERE, GONE] = [0, ABSENT];

const LISTS = new Map([
  ['clocks_today', list([1, HERE], [2, GONE], [3, HERE])],
  ['clocks_dealer', list([4, HERE])],
  ['clocks_archive', list([2, HERE], [5, HERE])],
]);

test.each([
  ['on one list', [1, 3], true],
  ['on two lists', [1, 4], true],
  ['none', [], true],
  ['sold: in the archive', [1, 2], false],
  ['long in the archive', [5], false],
  ['a draft, or deleted', [1, 6], false],
])('D713 %s: in stock?', (_, ids, expected) => {
  expect(areInStock(LISTS, ids)).toBe(expected);
});

/** A list with room for one more row. */
function list(...rows: [id: number, absent: number][]) {
  return {
    ids: Uint32Array.from([...rows.map(([id]) => id), 6]),
    absent: Uint8Array.from([...rows.map(([, absent]) => absent), HERE]),
    size: rows.length,
  };
}
