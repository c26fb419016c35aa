import { describe, expect, test } from 'vitest';
import { CATALOG_TYPES, listPath, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { readAddress } from '../server/request-target.ts';
import { redirectOf } from './redirects.ts';

/** Old addresses without their closing slash, and their redirect targets. */
const MOVED: [rule: string, from: string, to: string][] = [
  ['D2', '/articles', '/article/'],
  ['D2', '/articles/skupka-chasov', '/article/skupka-chasov/'],
  ['D2', '/services', '/uslugi/'],
  ['D2', '/services/vykup-zhivopisi', '/uslugi/vykup-zhivopisi/'],
  ['D2', '/privacy_policy', '/politika-konfidentcialnosti/'],
  ['D13', '/news', '/news/news-lombard/'],
  ...CATALOG_TYPES.map((kind): [string, string, string] => ['D4', `/${kind}`, listPath(SECTIONS[kind].list)]),
];

describe.each(MOVED)('%s %s', (_, from, to) => {
  test.each([from, `${from}/`, `${from}?a=1&b=%D1%8F`, `${from}/?a=1&b=%D1%8F`])(
    'in one step, the query kept: %s',
    (target) => {
      const query = target.split('?')[1];
      const location = query ? `${to}?${query}` : to;
      expect(readAddress(target)).toEqual({ kind: 'moved', location });
    },
  );

  test('leads to an address that does not move again', () => {
    expect(redirectOf(to)).toBeUndefined();
  });
});

test.each([
  '/article/',
  '/news/news-lombard/',
  '/news/vazhno-znat/',
  '/clock/rolex-1/',
  '/privacy_policy/a/',
  '/',
])('D2, D4, D13 %s stays', (path) => {
  expect(redirectOf(path)).toBeUndefined();
});
