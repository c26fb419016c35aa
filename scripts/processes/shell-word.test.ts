import { expect, it } from 'vitest';
import { shellWord } from './shell-word.ts';

it.each([
  ['../my-shop', '../my-shop'],
  ['/x/my shop', "'/x/my shop'"],
  ['/x/$HOME', "'/x/$HOME'"],
  ["/x/Ann's", String.raw`'/x/Ann'\''s'`],
  ['', "''"],
])('%s is %s in a command', (text, word) => {
  expect(shellWord(text)).toBe(word);
});
