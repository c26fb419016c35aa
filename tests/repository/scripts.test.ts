import { expect, it } from 'vitest';
import { readImports } from './imports.ts';

it('architecture §11: what operators run needs nothing of the tests, trials and benchmarks', () => {
  const upward = readImports(/^scripts\//).filter(
    ({ from, to }) => to.startsWith('tests/') && !from.endsWith('.test.ts'),
  );
  expect(upward.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});
