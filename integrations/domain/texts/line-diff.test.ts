import { expect, test } from 'vitest';
import { diffLines } from './line-diff.ts';

const SIGNS = { same: ' ', removed: '-', added: '+' };

test.each([
  ['nothing', '', '', ''],
  ['the same', 'a\nb\n', 'a\nb\n', ' a| b'],
  ['a new file', '', 'a\nb\n', '+a|+b'],
  ['a file taken away', 'a\n', '', '-a'],
  ['a line changed in the middle', 'a\nb\nc\n', 'a\nB\nc\n', ' a|-b|+B| c'],
  ['a line inserted', 'a\nc\n', 'a\nb\nc\n', ' a|+b| c'],
  ['lines moved', 'a\nb\nc\n', 'b\nc\na\n', '-a| b| c|+a'],
  ['a line that is there twice', 'a\na\n', 'a\n', ' a|-a'],
  ['no line end at the end', 'a\nb', 'a\nb\n', ' a| b'],
])('%s', (_, before, after, shown) => {
  expect(
    diffLines(before, after)
      .map(({ kind, text }) => SIGNS[kind] + text)
      .join('|'),
  ).toBe(shown);
});
