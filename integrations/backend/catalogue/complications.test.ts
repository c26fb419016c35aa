import { expect, test } from 'vitest';
import functions from '../vocabulary/functions.json' with { type: 'json' };
import { COMPLICATIONS, complicationsOf } from './complications.ts';

test.each([
  [[], []],
  [['small_seconds'], []],
  [['day_date'], ['date', 'day_date']],
  [
    ['flyback_chronograph', 'date'],
    ['date', 'chronograph', 'flyback_chronograph'],
  ],
  [['flying_tourbillon'], ['tourbillon']],
])('complications of %j: %j', (functions, expected) => {
  expect(complicationsOf(functions)).toEqual(expected);
});

test('every complication has a title, and the index has room for all', () => {
  const words = Object.entries(COMPLICATIONS).flat(2);
  expect(words.filter((word) => !Object.hasOwn(functions, word))).toEqual([]);
  expect(Object.keys(COMPLICATIONS).length).toBeLessThanOrEqual(31);
});
