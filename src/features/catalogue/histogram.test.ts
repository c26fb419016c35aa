import { expect, test } from 'vitest';
import { drawHistogram } from './histogram.ts';

test.each([
  ['nothing is known', undefined, undefined],
  ['nothing is there', [0, 0], undefined],
  ['the highest bar fills the height', [4, 2], 'M0 10v-10h.9v10zM1 10v-5h.9v5z'],
  ['an empty part has no bar', [0, 4], 'M1 10v-10h.9v10z'],
  ['a single item among many is still seen', [1000, 1], 'M0 10v-10h.9v10zM1 10v-0.5h.9v0.5z'],
])('histogram: %s', (_, bars, path) => {
  expect(drawHistogram(bars)?.path).toBe(path);
});
