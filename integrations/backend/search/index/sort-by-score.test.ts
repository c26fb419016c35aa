import { expect, test } from 'vitest';
import { sortByScore } from './sort-by-score.ts';

test.each([0, 3, 999, 1_000, 40_000])('ranking: %i finds, the best first, equals as they were', (size) => {
  const entries = Uint32Array.from({ length: size }, (_, at) => at * 3);
  const goodness = Uint16Array.from(entries, (entry) => (entry * 7_919) % 65_536);
  const expected = [...entries.keys()]
    .sort((a, b) => (goodness[b] ?? 0) - (goodness[a] ?? 0) || a - b)
    .map((at) => entries[at]);
  expect([...sortByScore(entries, goodness)]).toEqual(expected);
});
