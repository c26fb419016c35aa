import { expect, test } from 'vitest';
import { slideByKey } from './slides.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
  ['ArrowUp', 1, undefined],
])('gallery: %s on slide %d of three leads to %s', (key, at, to) => {
  expect(slideByKey(key, at, 3)).toBe(to);
});
