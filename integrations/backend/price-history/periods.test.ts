import { expect, test } from 'vitest';
import { periodsOf } from './periods.ts';

/** A number of sales on a day. */
const sold = (day: string, pieces: number) =>
  Array.from({ length: pieces }, () => ({ usd: 5_000, at: new Date(`${day}T23:00:00Z`) }));

test.each([
  ['a quarter with three stands alone', [sold('2025-02-01', 3)], ['2025-1…2025-1 3']],
  [
    'the last day of a quarter is of that quarter',
    [sold('2025-03-31', 3), sold('2025-04-01', 3)],
    ['2025-1…2025-1 3', '2025-2…2025-2 3'],
  ],
  [
    'too few wait for the next quarters, whatever lies between',
    [sold('2024-11-01', 1), sold('2025-05-01', 1), sold('2025-08-01', 2), sold('2025-12-01', 3)],
    ['2024-4…2025-3 4', '2025-4…2025-4 3'],
  ],
  [
    'what is left over belongs to the last period',
    [sold('2025-01-01', 3), sold('2025-05-01', 2)],
    ['2025-1…2025-2 5'],
  ],
  [
    'the order does not matter',
    [sold('2025-05-01', 3), sold('2025-01-01', 3)],
    ['2025-1…2025-1 3', '2025-2…2025-2 3'],
  ],
])('D9 periods of sales: %s', (_, sales, periods) => {
  const told = periodsOf(sales.flat()).map(
    ({ from, to, sales: count }) => `${from.year}-${from.quarter}…${to.year}-${to.quarter} ${count}`,
  );
  expect(told).toEqual(periods);
});
