import { expect, it } from 'vitest';
import { boundedTimer, LONGEST_WAIT } from './longest-timer.ts';

const YEAR = 365 * 24 * 3_600_000;

it.each([
  [undefined, undefined],
  [0, 0],
  [-1, -1],
  [10_000, 10_000],
  [LONGEST_WAIT, LONGEST_WAIT],
  [LONGEST_WAIT + 1, LONGEST_WAIT],
  [2 * YEAR, LONGEST_WAIT],
  [Infinity, LONGEST_WAIT],
  ['soon', 'soon'],
])('clocks: a wait of %o ms is held as one of %o', (asked, held) => {
  expect(boundedTimer(asked)).toBe(held);
});
