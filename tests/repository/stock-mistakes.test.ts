import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { knownMistake } from '@tourbillon/desk/app/stock/mistake-words.ts';

/** Messages of the import in its sources, with a digit instead of each value. */
const SENTENCES = globSync('integrations/backend/{stock,desk-stock}/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /(?:new Mistake\(|refused: |message: ?\n?)\s*(?:'((?:[^'\\\n]|\\.)+)'|`([^`]+)`)/g,
    ),
  ])
  .map(
    ([, plain, filled = '']) =>
      plain ?? filled.replace(/\$\{quoted\([^)]*\)\}/g, '"7"').replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '7'),
  )
  // A message that joins two other parts has no words of its own.
  .filter((sentence) => /[a-z] [a-z]/.test(sentence));

it('every sentence of the import is known at the desk, which says it in the reader’s language', () => {
  expect(SENTENCES.length).toBeGreaterThan(30);
  expect(SENTENCES.filter((sentence) => !knownMistake(sentence))).toEqual([]);
});
