import { expect, test } from 'vitest';
import { requestedPage } from './requested-page.ts';

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=1&page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=two', 1],
  ['page=999999', 1],
])('D22 page of the address ?%s is %i', (search, page) => {
  expect(requestedPage(new URLSearchParams(search))).toBe(page);
});
