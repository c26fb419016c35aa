import { expect, test } from 'vitest';
import { completeness } from './completeness.ts';

test.each([
  [true, true, 'item.set_full'],
  [true, false, 'item.set_box'],
  [true, null, 'item.set_box'],
  [false, true, 'item.set_papers'],
  [null, true, 'item.set_papers'],
  [false, false, 'item.set_none'],
  [false, null, 'item.set_none'],
  [null, null, 'item.set_unknown'],
] as const)('§3 completeness: box %s, papers %s', (box, papers, key) => {
  expect(completeness(box, papers)).toBe(key);
});
