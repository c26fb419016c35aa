import { expect, test } from 'vitest';
import { hasPageNumber } from './page-number.ts';

test.each([
  ['', true],
  ['page=', true],
  ['page=1', true],
  ['page=120', true],
  ['page=0&page=2', true],
  ['page=2&page=0', false],
  ['page=0', false],
  ['page=-1', false],
  ['page=abc', false],
  ['page=1.5', false],
  ['page=01', false],
  ['page=1e3', false],
  ['page=9999999', false],
])('D22 ?%s is the address of a page: %s', (search, is) => {
  expect(hasPageNumber(new URLSearchParams(search))).toBe(is);
});
