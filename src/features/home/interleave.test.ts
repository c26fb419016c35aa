import { expect, test } from 'vitest';
import { interleave } from './interleave.ts';

test.each([
  ['kinds take turns', 'w1 w2 w3 j1 j2 a1', 'w1 j1 a1 w2 j2 w3'],
  ['one kind stays as it is', 'w1 w2 w3', 'w1 w2 w3'],
  ['nothing', '', ''],
])('home, special offers of all kinds: %s', (_, things, dealt) => {
  expect(interleave(things.split(' '), (thing) => thing.charAt(0)).join(' ')).toBe(dealt);
});
