import type { Count } from '../check/checks.ts';

/** What the reports of vitest hold, as far as we count it. */
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

/** What the reports of Playwright hold, as far as we count it. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites?: PlaywrightSuite[];
}

/** A file or a group of its tests. */
export interface PlaywrightSuite {
  file: string;
  specs?: {
    title: string;
    tests: {
      status: string;
      annotations: { type: string; description?: string }[];
      results?: { error?: { message?: string } }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** A file that could not even be loaded has no tests and counts as one failure. */
export function countVitest(report: VitestReport): Count {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Errors outside of tests (a set-up, a file) count as failures. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** The count of a runner: without a report, or with a bad end that its report does not show, it failed once. */
export function countRunner(code: number, count: Count | undefined): Count {
  if (!count) return { passed: 0, failed: 1 };
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** All counts together. */
export function sum(counts: Count[]): Count {
  return counts.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
