import { expect, test } from 'vitest';
import { spreadsByKey } from './spreads.ts';

const of = (key: string | null, ...prices: number[]) => prices.map((usd) => ({ key, usd }));

test.each([
  [
    'the row with the most sales first, then by name',
    [of('b', 100, 200, 300), of('a', 100, 200, 300), of('c', 40, 40, 40, 40)],
    ['c 4 40', 'a 3 200', 'b 3 200'],
  ],
  [
    'a row with two sales is left out',
    [of('a', 1, 2, 3), of('b', 1, 2), of('c', 1, 2, 3)],
    ['a 3 2', 'c 3 2'],
  ],
  ['one row compares nothing', [of('a', 1, 2, 3), of(null, 1, 2, 3)], undefined],
])('D513 prices by key: %s', (_, sales, rows) => {
  const spreads = spreadsByKey(sales.flat(), ({ key }) => key);
  expect(spreads?.map(({ key, sales: count, median }) => `${key} ${count} ${median}`)).toEqual(rows);
});

test('D513 a long table ends after twelve rows', () => {
  const sales = Array.from({ length: 15 }, (_, place) => of(`r${place}`, 1, 2, 3)).flat();
  expect(spreadsByKey(sales, ({ key }) => key)).toHaveLength(12);
});
