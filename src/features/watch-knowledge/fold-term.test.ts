import { expect, test } from 'vitest';
import { foldTerm } from './fold-term.ts';

test.each([
  ['Guilloché', 'guilloche'],
  ["O'q", 'oq'],
  ['Oʻq', 'oq'],
  ['З’єднання', 'зєднання'],
  ['  Réserve\n  de marche ', 'reserve de marche'],
  ['Ёлка', 'елка'],
])('§2 glossary filter: %s is looked up as %s', (text, folded) => {
  expect(foldTerm(text)).toBe(folded);
});
