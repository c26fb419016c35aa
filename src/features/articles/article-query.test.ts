import { expect, test } from 'vitest';
import { readArticleQuery } from './article-query.ts';
import { sectionAt, sectionHref } from '../../addresses/article-sections.ts';

test.each([
  ['', { front: true }],
  ['page=1', { front: true }],
  ['page=2', undefined],
  ['type=3', { front: false, type: 3, page: 1 }],
  ['type=4&page=2', { front: false, type: 4, page: 2 }],
  ['type=7', { front: false, type: 7, page: 1 }],
  ['type=14', undefined],
  ['type=99', undefined],
  ['type=toString', undefined],
  ['type=-3', undefined],
  ['type=3&page=0', undefined],
  ['type=3&page=two', undefined],
  ['type=3&page=1.5', undefined],
])('D13, D22 /article/?%s is %o', (search, expected) => {
  expect(readArticleQuery(new URLSearchParams(search))).toEqual(expected);
});

test.each([
  [5, 1, '/article/?type=5'],
  [3, 2, '/article/?page=2&type=3'],
  [7, 1, '/news/news-lombard/'],
  [15, 3, '/news/vazhno-znat/?page=3'],
] as const)('D13 type %i, page %i has the address %s', (type, page, href) => {
  expect(sectionHref(type, page)).toBe(href);
});

test.each([
  ['/news/news-lombard/', 7],
  ['/news/vazhno-znat/', 15],
  ['/news/', undefined],
  ['/article/', undefined],
] as const)('D13 the section at %s is %s', (path, type) => {
  expect(sectionAt(path)).toBe(type);
});
