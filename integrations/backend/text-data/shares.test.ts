import { expect, test } from 'vitest';
import { comparedInGroups, type Compared, LEAST_IN_ROW, sharesByKey } from './shares.ts';

test('D513 a sale is compared with the median of the same watch', () => {
  const groups = [[{ usd: 80 }, { usd: 100 }, { usd: 110 }], [{ usd: 6_000 }, { usd: 3_000 }, { usd: 2_000 }]]; // prettier-ignore
  expect(comparedInGroups(groups).map(({ share }) => share)).toEqual([0.8, 1, 1.1, 2, 1, 2 / 3]);
});

/** Sales of a key, with these shares. */
const of = (key: string, count: number, share: number): Compared<{ key: string }>[] =>
  Array.from({ length: count }, () => ({ sale: { key }, share }));

test.each([
  ['two rows with enough', [of('a', 8, 1), of('b', 9, 0.8)], ['a 8 1', 'b 9 0.8']],
  [
    'one sale too few',
    [of('a', 8, 1), of('b', LEAST_IN_ROW - 1, 0.8), of('c', 8, 0.5)],
    ['a 8 1', 'c 8 0.5'],
  ],
  ['one row compares nothing', [of('a', 80, 1), of('b', 7, 0.8)], undefined],
  ['a key that is not asked for', [of('a', 8, 1), of('b', 8, 0.9), of('z', 8, 2)], ['a 8 1', 'b 8 0.9']],
  ['nothing sold', [], undefined],
])('D513 shares by key: %s', (_, sales, rows) => {
  const shares = sharesByKey(sales.flat(), ['a', 'b', 'c'], ({ key }) => key);
  expect(shares?.map(({ key, count, share }) => `${key} ${count} ${share}`)).toEqual(rows);
});

test('D513 the share of a row is a median: one wrong listing does not move it', () => {
  const rows = sharesByKey(
    [...of('a', 8, 1), of('a', 1, 90), of('b', 8, 1)].flat(),
    ['a', 'b'],
    ({ key }) => key,
  );
  expect(rows?.map(({ share }) => share)).toEqual([1, 1]);
});
