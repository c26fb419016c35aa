import { expect, test } from 'vitest';
import { changedList } from './changed-list.ts';
import { rowsOf } from './rows-by-option.ts';
import { sampleIndex, sampleRow } from './sample-rows.ts';

const list = () =>
  sampleIndex(
    { id: 1, brand: 'rolex', collection: 'oyster' },
    { id: 2, brand: 'omega' },
    { id: 3, brand: 'rolex' },
  );

test.each([
  ['the rows of an option', 'brands', 1, [0, 2]],
  ['of the last option', 'brands', 2, [1]],
  ['rows without an option', 'collections', 0, [1, 2]],
  ['no rows for an option that nothing has', 'brands', 3, []],
  ['no rows for the number of an unknown option', 'brands', -1, []],
] as const)('%s', (_, name, option, rows) => {
  expect([...rowsOf(list(), name, option)]).toEqual(rows);
});

test('a changed list has its own rows', () => {
  const before = list();
  rowsOf(before, 'brands', 2);
  const put = [sampleRow({ id: 3, brand: 'omega' })];
  const after = changedList(before, { put, leave: [], rowOf: new Map([[3, 2]]) });
  expect([...rowsOf(after, 'brands', 2)]).toEqual([1, 2]);
});
