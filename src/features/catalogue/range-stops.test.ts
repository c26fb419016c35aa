import type { RangeName } from '@tourbillon/domain/sections/filters.ts';
import { expect, test } from 'vitest';
import { rangeStops } from './range-stops.ts';

test.each<[RangeName, number, number, number[]]>([
  ['price', 100, 1000, [100, 150, 200, 300, 400, 500, 700, 1000]],
  ['price', 165, 380, [150, 200, 300, 400]],
  ['price', 46_000, 61_000, [40_000, 50_000, 70_000]],
  ['price', 500, 500, [500]],
  ['days_in_stock', 2, 40, [1, 3, 7, 14, 30, 60]],
  ['days_in_stock', 0, 5000, [0, 1, 3, 7, 14, 30, 60, 90, 180, 365, 730, 1095, 1825, 3650]],
  ['diametr', 38.5, 41.2, [38, 39, 40, 41, 42]],
  ['year', 2019, 2021, [2019, 2020, 2021]],
])('§3 stops of the slider of %s from %d to %d', (name, from, to, stops) => {
  expect(rangeStops(name, { from, to })).toEqual(stops);
});
