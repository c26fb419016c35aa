import type { Count } from '../check/checks.ts';

/** Fields of a report of vitest that are counted. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: {
      status: string;
      ancestorTitles: string[];
      title: string;
      failureMessages?: string[];
    }[];
  }[];
}

/** Fields of a report of Playwright that are counted. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites?: PlaywrightSuite[];
}

/** Tests of a report of either runner. */
export type TestReport = Partial<Pick<VitestReport, 'testResults'> & Pick<PlaywrightReport, 'suites'>>;

/** A file or a group of its tests. */
export interface PlaywrightSuite {
  file: string;
  specs?: {
    title: string;
    tests: {
      status: string;
      annotations: { type: string; description?: string }[];
      results?: { errors?: { message?: string }[] }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** Counts a report of vitest. A file that cannot be loaded has no tests and counts as one failure. */
export function countVitest(report: VitestReport): Count {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Counts a report of Playwright. Errors outside of tests (a set-up, a file) are failures. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** Count of a runner. A missing report, or an exit code that the report does not explain, is one failure. */
export function countRunner(code: number, count: Count | undefined): Count {
  if (!count) return { passed: 0, failed: 1 };
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** Sum of all counts. */
export function sum(counts: Count[]): Count {
  return counts.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
