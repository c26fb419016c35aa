import { expect, test } from 'vitest';
import { unstorable } from './storable.ts';

test.each([
  ['a text with an emoji and a line break', 'Анна 💎\n', undefined],
  ['a text with a null character', 'a\0b', 'characters'],
  ['the largest safe integer', 2 ** 53 - 1, undefined],
  ['an integer that is not safe', -(2 ** 53), 'value'],
  ['a number beyond the safe integers', 1e300, 'value'],
  ['a fraction', 0.1, undefined],
  ['null', null, undefined],
  ['a boolean', true, undefined],
  ['objects in a list', { name: 'a', rows: [1, { text: 'b' }] }, undefined],
  ['a null character deep inside', { rows: [1, { text: 'b\0' }] }, 'characters'],
  ['a null character in a key', { 'a\0': 1 }, 'characters'],
  ['very deep lists', JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`), 'value'],
])('%s', (_, value: unknown, reason) => {
  expect(unstorable(value)).toBe(reason);
});
