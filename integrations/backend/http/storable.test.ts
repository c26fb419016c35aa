import { expect, test } from 'vitest';
import { unstorable } from './storable.ts';

test.each([
  ['Анна 💎\n', undefined],
  ['a\0b', 'characters'],
  [2 ** 53 - 1, undefined],
  [-(2 ** 53), 'value'],
  [1e300, 'value'],
  [0.1, undefined],
  [null, undefined],
  [true, undefined],
  [{ name: 'a', rows: [1, { text: 'b' }] }, undefined],
  [{ rows: [1, { text: 'b\0' }] }, 'characters'],
  [{ 'a\0': 1 }, 'characters'],
  [JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`), 'value'],
])('case %#', (value: unknown, reason) => {
  expect(unstorable(value)).toBe(reason);
});
