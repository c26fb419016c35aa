import { describe, expect, test } from 'vitest';
import { readSearchQuery } from './search-query.ts';

describe('D6 address of a search', () => {
  test.each([
    ['', { query: '', exact: false, page: 1 }],
    ['q=rolex', { query: 'rolex', exact: false, page: 1 }],
    ['q=%20%20omega%09speedmaster%20', { query: 'omega speedmaster', exact: false, page: 1 }],
    ['q=a&q=b', { query: 'b', exact: false, page: 1 }],
    ['q=a%00b', { query: 'a b', exact: false, page: 1 }],
    ['q=rolexx&exact=1&page=3', { query: 'rolexx', exact: true, page: 3 }],
    ['q=x&exact=yes&page=0', { query: 'x', exact: false, page: 1 }],
    ['q=x&page=1e9', { query: 'x', exact: false, page: 1 }],
    [`q=${'a'.repeat(119)}😀`, { query: 'a'.repeat(119), exact: false, page: 1 }],
    [`q=${'a'.repeat(118)}😀`, { query: `${'a'.repeat(118)}😀`, exact: false, page: 1 }],
    [`q=${'я'.repeat(200)}`, { query: 'я'.repeat(120), exact: false, page: 1 }],
  ])('?%s', (search, expected) => {
    expect(readSearchQuery(new URLSearchParams(search))).toEqual(expected);
  });
});
