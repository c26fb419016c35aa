import { expect, test } from 'vitest';
import { MOST_BY_NAME } from '@tourbillon/domain/contract/catalogue.ts';
import type { SavedItem } from '#src/stores/saved-items.ts';
import { MOST_SHOWN, shownItems } from './shown-items.ts';

const items = (count: number): SavedItem[] =>
  Array.from({ length: count }, (_, index) => ({ url: `watch-${index + 1}`, catalogType: 'clock' }));
const urls = (shown: readonly SavedItem[]) => shown.map(({ url }) => url);

test.each([
  ['comparison', 14, 12, 'watch-14', 'watch-3'],
  ['comparison', 2, 2, 'watch-2', 'watch-1'],
  ['favorite', 130, 100, 'watch-130', 'watch-31'],
  ['viewed', 21, 20, 'watch-21', 'watch-2'],
  ['favorite', 0, 0, undefined, undefined],
] as const)('§4 %s of %i items: %i are shown, from %s to %s', (list, all, count, first, last) => {
  const shown = urls(shownItems(list, items(all)));
  expect([shown.length, shown.at(0), shown.at(-1)]).toEqual([count, first, last]);
});

test('one call returns all favourites that are shown', () => {
  expect(MOST_SHOWN.favorite).toBe(MOST_BY_NAME);
});

test('D616 an item that is not shown takes the place of one that is removed', () => {
  const all = items(MOST_SHOWN.comparison + 1);
  const left = all.filter(({ url }) => url !== 'watch-5');
  expect(urls(shownItems('comparison', all))).not.toContain('watch-1');
  expect(urls(shownItems('comparison', left))).toContain('watch-1');
});
