import { expect, test } from 'vitest';
import { splitByReference } from './split-by-reference.ts';

const item = (
  reference: string | null,
  priceUsd: number | null = 1,
  brandId = 1,
  discountUsd: number | null = null,
) => ({
  brandId,
  reference,
  priceUsd,
  discountUsd,
});
const many = (count: number, reference: string) =>
  Array.from({ length: count }, (_, at) => item(reference, at));

test('D438 others of the reference come cheapest first, those without a price last', () => {
  const nearest = [item('A', null), item('A', 30), item('B', 1), item('A', 40, 1, 20)];
  const { same, similar } = splitByReference(item('A'), nearest);
  expect(same.map(({ priceUsd }) => priceUsd)).toEqual([40, 30, null]);
  expect(similar).toEqual([item('B', 1)]);
});

test.each([
  ['another brand has the same number', item('A', 1, 2), 0, 1],
  ['neither has a reference', item(null), 0, 1],
])('D438 %s: no other of the reference', (_, other, same, similar) => {
  const split = splitByReference(item(other.reference), [other]);
  expect([split.same.length, split.similar.length]).toEqual([same, similar]);
});

test('D438 six of the reference at most, and the rest fill up what is similar', () => {
  const split = splitByReference(item('A'), [...many(9, 'A'), ...many(4, 'B')]);
  expect(split.same).toHaveLength(6);
  expect(split.similar.map(({ reference }) => reference)).toEqual(['B', 'B', 'B', 'B', 'A', 'A', 'A']);
});
