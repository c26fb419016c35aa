import { expect, test } from 'vitest';
import { nextZoom, scrollAfterZoom } from './zoom.ts';

test.each([
  [1, 1, 1.5],
  [2, 1, 2.5],
  [2.5, 1, 2.5],
  [2.5, -1, 2],
  [1, -1, 1],
])('gallery: from %d times, a step of %d leads to %d', (zoom, direction, next) => {
  expect(nextZoom(zoom, direction)).toBe(next);
});

test.each([
  [0, 0, 2.5, 0],
  [0, 100, 2.5, 150],
  [150, 100, 1 / 2.5, 0],
  [0, 200, 0.5, 0],
])('gallery: scrolled %d, looking at %d, %d times the size, it scrolls to %d', (scroll, point, ratio, to) => {
  expect(scrollAfterZoom(scroll, point, ratio)).toBeCloseTo(to);
});
