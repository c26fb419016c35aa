import { describe, expect, it } from 'vitest';
import { countPlaywright, countRunner, countVitest, sum } from './counts.ts';

describe('architecture §7 npm test: what is counted', () => {
  it('vitest: a file that cannot be loaded is one failure', () => {
    const test = { status: 'passed', ancestorTitles: [], title: 'a test' };
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      testResults: [
        { name: 'a.test.ts', status: 'failed', assertionResults: [] },
        { name: 'a.test.ts', status: 'failed', assertionResults: [test] },
        { name: 'b.test.ts', status: 'passed', assertionResults: [test] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 7, failed: 2 });
  });

  it('Playwright: an error outside of tests is a failure', () => {
    const report = { stats: { expected: 5, unexpected: 2, flaky: 1 }, errors: [{}] };
    expect(countPlaywright(report)).toEqual({ passed: 6, failed: 3 });
  });

  it.each([
    ['a runner without a report', 1, undefined, { passed: 0, failed: 1 }],
    ['a bad end the report does not show', 1, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
    ['a bad end the report shows', 1, { passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
    ['a good end', 0, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
  ])('%s', (_, code, count, expected) => {
    expect(countRunner(code, count)).toEqual(expected);
  });

  it('adds up', () => {
    const counts = [
      { passed: 1, failed: 2 },
      { passed: 3, failed: 0 },
    ];
    expect(sum(counts)).toEqual({ passed: 4, failed: 2 });
  });
});
