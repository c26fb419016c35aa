import { expect, it } from 'vitest';
import { skippedTests } from './skipped-tests.ts';

it('npm test names the tests that did not run, and why', () => {
  const skipped = { status: 'skipped', ancestorTitles: ['on PostgreSQL (no PostgreSQL)'], title: 'a' };
  const vitest = {
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [
      { name: 'a.test.ts', status: 'passed', assertionResults: [skipped, { ...skipped, title: 'b' }] },
      {
        name: 'a.test.ts',
        status: 'passed',
        assertionResults: [{ status: 'passed', ancestorTitles: [], title: 'c' }],
      },
    ],
  };
  const spec = (status: string, annotations: { type: string; description?: string }[] = []) => ({
    title: 'a test',
    tests: [{ status, annotations }],
  });
  const playwright = {
    stats: { expected: 1, unexpected: 0, flaky: 0 },
    errors: [],
    suites: [
      {
        file: 'built/a.spec.ts',
        specs: [spec('expected')],
        suites: [{ file: 'built/a.spec.ts', specs: [spec('skipped')] }],
      },
      { file: 'browser/b.spec.ts', specs: [spec('skipped', [{ type: 'skip', description: 'no lawn' }])] },
    ],
  };
  expect(skippedTests(vitest, playwright)).toEqual([
    '2 of on PostgreSQL (no PostgreSQL)',
    '1 of built/a.spec.ts (a test before it failed)',
    '1 of browser/b.spec.ts (no lawn)',
  ]);
});
