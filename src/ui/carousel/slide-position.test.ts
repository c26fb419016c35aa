import { expect, test } from 'vitest';
import { slidePositionOf, slideAfterTurn } from './slide-position.ts';

/** Sixteen services, three visible at a width of 1256 px. */
const thirds = { slide: 397.33, gap: 32, view: 1256, total: 16 };
const one = { slide: 343, gap: 16, view: 343, total: 16 };
/** Eight watches of 334 px at a width of 1320 px: three fully visible and one in part. */
const watches = { slide: 334, gap: 32, view: 1320, total: 8 };

test.each([
  ['three of many, at the start', { ...thirds, offset: 0 }, [1, 3, true, false]],
  ['a step on', { ...thirds, offset: 429.33 }, [2, 4, false, false]],
  ['between two slides, nearer to the next', { ...thirds, offset: 250 }, [2, 4, false, false]],
  ['at the end', { ...thirds, offset: 16 * 429.33 - 32 - 1256 }, [14, 16, false, true]],
  [
    'at the end but for a rounded pixel',
    { ...thirds, offset: 16 * 429.33 - 33 - 1256 },
    [14, 16, false, true],
  ],
  ['one of many', { ...one, offset: 359 * 4 }, [5, 5, false, false]],
  ['the last one', { ...one, offset: 359 * 15 }, [16, 16, false, true]],
  ['a slide seen in part does not count', { ...watches, offset: 0 }, [1, 3, true, false]],
  ['the end lies between two slides', { ...watches, offset: 8 * 366 - 32 - 1320 }, [6, 8, false, true]],
  ['all are shown', { ...thirds, total: 3, offset: 0 }, [1, 3, true, true]],
  ['fewer than would fit', { ...thirds, total: 2, offset: 0 }, [1, 2, true, true]],
  ['a slide wider than the screen', { ...one, view: 300, offset: 0 }, [1, 1, true, false]],
])('§2 carousel, arrows and counter: %s', (_, measures, [from, to, atStart, atEnd]) => {
  expect(slidePositionOf(measures)).toEqual({ from, to, atStart, atEnd });
});

test.each([
  ['on, by as many as are shown', { from: 1, to: 3 }, 1, 3],
  ['on, no further than the end', { from: 13, to: 15 }, 1, 13],
  ['back', { from: 14, to: 16 }, -1, 10],
  ['back, no further than the start', { from: 2, to: 4 }, -1, 0],
  ['one at a time', { from: 5, to: 5 }, 1, 5],
] as const)('§2 carousel, an arrow turns %s', (_, { from, to }, direction, index) => {
  expect(slideAfterTurn({ from, to, atStart: false, atEnd: false }, 16, direction)).toBe(index);
});
