import { expect, test } from 'vitest';
import { stableOrder } from './stable-order.ts';

test.each<['asc' | 'desc', number[]]>([
  ['asc', [4, 0, 3, 1, 5, 2]],
  ['desc', [1, 5, 0, 3, 4, 2]],
])('D36 %s: equals as they were, what is not known last', (direction, expected) => {
  const values = [5, 9, NaN, 5, -1, 9];
  expect([...stableOrder(Uint32Array.of(0, 1, 2, 3, 4, 5), values, direction)]).toEqual(expected);
});
