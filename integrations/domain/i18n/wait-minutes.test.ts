import { expect, it } from 'vitest';
import { waitMinutes } from './wait-minutes.ts';

it.each([
  [0, 1],
  [5, 1],
  [60, 1],
  [61, 2],
  [899, 15],
  [Number.NaN, 1],
])('D83 texts print the true wait: %d seconds are %d minutes', (seconds, minutes) => {
  expect(waitMinutes(seconds)).toBe(minutes);
});
