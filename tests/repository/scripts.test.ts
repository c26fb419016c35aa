import { expect, it } from 'vitest';
import { listFiles, readText } from './files.ts';
import { readImports } from './imports.ts';

it('architecture §11: what operators run needs nothing of the tests, trials and benchmarks', () => {
  const upward = readImports(/^scripts\//).filter(
    ({ from, to }) => to.startsWith('tests/') && !from.endsWith('.test.ts'),
  );
  expect(upward.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

it('a command ends when its work is done: all but servers return a code', () => {
  // A script that returns nothing counts as a server and waits for a signal.
  const commands = listFiles(/^(scripts|tests\/(trials|benchmarks))\/[a-z-]+\.ts$/);
  const endless = commands.filter((file) => {
    const text = readText(file);
    return text.includes('runScript(') && !/\breturn\b/.test(text);
  });
  expect(endless.sort()).toEqual(['scripts/start.ts', 'scripts/supervise.ts']);
});
