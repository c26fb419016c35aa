import { expect, test } from 'vitest';
import { textOfWord, wordOfText } from './text-word.ts';

test.each([
  ['articles', 'garantii'],
  ['pages', 'clock_list_famous'],
  ['menu', ''],
] as const)('%s %s is named and found', (kind, id) => {
  expect(textOfWord(wordOfText(kind, id))).toEqual({ kind, id });
});

test.each(['articles', 'menu.x', 'shop', 'articles.a.b', 'articles.../x', ''])('%j names no text', (word) => {
  expect(textOfWord(word)).toBeUndefined();
});
