import { expect, test } from 'vitest';
import { drawHistogram } from './histogram.ts';

test.each([
  ['nothing is known', undefined, undefined],
  ['nothing is there', [0, 0], undefined],
  ['the highest bar fills the height', [4, 2], 'M0 10v-10M1 10v-5'],
  ['an empty part has no bar', [0, 4], 'M1 10v-10'],
  ['a single item among many is still seen', [1000, 1], 'M0 10v-10M1 10v-0.5'],
])('histogram: %s', (_, bars, path) => {
  expect(drawHistogram(bars)?.path).toBe(path);
});
