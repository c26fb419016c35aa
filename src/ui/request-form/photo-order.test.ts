import { expect, it } from 'vitest';
import { moveEntry } from './photo-order.ts';

it.each<[string, number, -1 | 1, string]>([
  ['the first later', 0, 1, 'bac'],
  ['the last earlier', 2, -1, 'acb'],
  ['the first earlier: stays', 0, -1, 'abc'],
  ['the last later: stays', 2, 1, 'abc'],
  ['what is not there', 7, 1, 'abc'],
])('photographs in order: %s', (_, from, by, expected) => {
  expect(moveEntry([...'abc'], from, by).join('')).toBe(expected);
});
