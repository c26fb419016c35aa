import { expect, test } from 'vitest';
import { pageKindOf } from './list-scroll.ts';
import { LISTS } from './sections.ts';

test.each([
  ['/clocks_today/', 'list'],
  ['/clocks_archive/rolex/daytona/', 'list'],
  ['/arts/', 'list'],
  ['/clock/rolex-116500/', 'item'],
  ['/clock/', 'other'],
  ['/', 'other'],
  ['/article/clocks_today/', 'other'],
])('§2 scrolling: %s is %s', (path, place) => {
  expect(pageKindOf(path)).toBe(place);
});

test('§2 every list of the sections is a list', () => {
  expect([...LISTS.keys()].filter((word) => pageKindOf(`/${word}/`) !== 'list')).toEqual([]);
});
