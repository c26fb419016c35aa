import { expect, it, test } from 'vitest';
import { frontPage, withLead } from './front-page.ts';

const group = (type: 3 | 4 | 5, count: number) => ({
  type,
  articles: Array.from({ length: count }, (_, index) => `${type}-${index}`),
});

it('the newest leads, four beside it, other types show three, the rest are in the sections', () => {
  expect(frontPage([group(5, 7), group(4, 5)])).toEqual([
    { type: 5, lead: '5-0', rows: ['5-1', '5-2', '5-3', '5-4'], cards: [], half: false },
    { type: 4, lead: undefined, rows: [], cards: ['4-0', '4-1', '4-2'], half: false },
  ]);
});

it('the first page of a section shows all of its pieces', () => {
  expect(withLead(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toEqual({
    lead: 'a',
    rows: ['b', 'c', 'd', 'e'],
    cards: ['f', 'g'],
  });
});

test.each([
  ['two single types stand side by side', [1, 1], [true, true]],
  ['the last of three has its own line', [1, 1, 1], [true, true, false]],
  ['one between two larger has its own line', [3, 1, 2], [false, false, false]],
  ['two after a larger one', [2, 1, 1], [false, true, true]],
])('%s', (_, counts, halves) => {
  const types = [4, 3, 4] as const;
  const groups = counts.map((count, index) => group(types[index] ?? 4, count));
  expect(
    frontPage([group(5, 1), ...groups])
      .slice(1)
      .map(({ half }) => half),
  ).toEqual(halves);
});
