import { expect, test } from 'vitest';
import { totalCost, totalCostRange } from './total-cost.ts';

test.each([
  [3.5, 30, 42.583],
  [4, 30, 48.667],
  [2.4, 30, 29.2],
  [0, 30, 0],
  [36.5, 365, 36.5],
  [0.1, 1, 36.5],
])('total cost: %d %% for %d days is %d %% a year', (percent, days, expected) => {
  expect(totalCost({ percent, days })).toBe(expected);
});

test('total cost: of a table from the least to the largest', () => {
  expect(totalCostRange([{ percent: 4 }, { percent: 2.4 }, { percent: 3 }], 30)).toEqual({
    from: 29.2,
    to: 48.667,
  });
});
