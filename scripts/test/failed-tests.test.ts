import { expect, test } from 'vitest';
import { failedTests } from './failed-tests.ts';

test('failed tests: each with its file, its name and the beginning of what it says', () => {
  const vitest = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', ancestorTitles: [], title: 'good' },
          { status: 'failed', ancestorTitles: ['group'], title: 'bad', failureMessages: ['Error: 1\nnot 2'] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'cannot be read', assertionResults: [] },
    ],
  };
  const tests = [
    {
      status: 'unexpected',
      annotations: [],
      results: [{ errors: [{ message: 'too long' }, { message: '\u001b[31mclick\u001b[39m' }] }],
    },
  ];
  const site = {
    stats: { expected: 0, unexpected: 1, flaky: 0 },
    errors: [],
    suites: [{ file: 'c.spec.ts', suites: [{ file: 'c.spec.ts', specs: [{ title: 'seen', tests }] }] }],
  };
  expect(failedTests(vitest, site)).toEqual([
    'a.test.ts > group > bad\n  Error: 1\n  not 2',
    'b.test.ts\n  cannot be read',
    'c.spec.ts > seen\n  too long\n  click',
  ]);
});
