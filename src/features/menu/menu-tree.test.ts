import { expect, test } from 'vitest';
import { menuTree } from './menu-tree.ts';

const TREES: [string, string[], Record<string, string[]>][] = [
  [
    'brands stand under their section',
    ['clocks_today/', 'clocks_today/rolex/'],
    { 'clocks_today/': ['clocks_today/rolex/'] },
  ],
  [
    'slashes make no difference',
    ['/clocks_today', 'clocks_today/rolex'],
    { '/clocks_today': ['clocks_today/rolex'] },
  ],
  ['a longer word is another section', ['arts/', 'arts_archive/'], { 'arts/': [], 'arts_archive/': [] }],
  [
    'what comes before its section stays where it is',
    ['uslugi/servis/', 'uslugi/'],
    { 'uslugi/servis/': [], 'uslugi/': [] },
  ],
  [
    'the same address twice stays twice, side by side',
    ['about/', '/about/'],
    { 'about/': [], '/about/': [] },
  ],
  ['an empty menu', [], {}],
];

test.each(TREES)('menu: %s', (_, urls, expected) => {
  const branches = menuTree(urls.map((url) => ({ url, title: url })));
  const shape = Object.fromEntries(branches.map(({ url, below }) => [url, below.map(({ title }) => title)]));
  expect(shape).toEqual(expected);
});
