import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { refusedOption, usageOf } from './usage.ts';

test('the usage of a script is the comment at its head', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'usage-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'measure.ts');
  writeFileSync(
    file,
    '// npm run measure: measures:\n//   npm run measure -- FILE\nimport x;\n// not this\n',
  );
  expect(usageOf(file)).toBe('npm run measure: measures:\n  npm run measure -- FILE');
});

const OPTIONS = { locales: { type: 'string' } } satisfies ParseArgsOptionsConfig;

test.each([
  [['--locale', 'en'], /^Unknown option '--locale'$/],
  [['--locales'], /--locales/],
])('%j is refused in a sentence', (args, said) => {
  let thrown: unknown;
  try {
    parseArgs({ args, options: OPTIONS });
  } catch (error) {
    thrown = error;
  }
  expect(refusedOption(thrown)).toMatch(said);
});

test('an error of another kind is no refused option', () => {
  expect(refusedOption(new Error('broken'))).toBeUndefined();
});
