import { describe, expect, test } from 'vitest';
import { dialogGroup, searchGroup, searchPath } from './search-groups.ts';

describe('§2 search dialog', () => {
  test.each([
    ['/', 'watches'],
    ['/clocks_today/rolex/', 'watches'],
    ['/clocks_archive/', 'archive'],
    ['/clocks_archive/rolex/', 'archive'],
    ['/jewelries_archive/', 'archive'],
    ['/article/my_archive/', 'watches'],
  ])('on %s opens with %s', (path, group) => {
    expect(dialogGroup(path)).toBe(group);
  });
});

describe('D6 section groups', () => {
  test.each([
    [undefined, 'all'],
    ['watches', 'watches'],
    ['all', undefined],
    ['toString', undefined],
  ])('the word %s is %s', (word, group) => {
    expect(searchGroup(word)).toBe(group);
  });

  test.each([
    [{ group: 'all', query: '' } as const, '/search/'],
    [
      { group: 'archive', query: 'a&b', exact: true, page: 2 } as const,
      '/search/archive/?exact=1&page=2&q=a%26b',
    ],
  ])('%o is written %s', (address, path) => {
    expect(searchPath(address)).toBe(path);
  });
});
