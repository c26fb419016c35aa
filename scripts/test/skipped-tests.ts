import type { PlaywrightReport, TestReport } from './counts.ts';

/** Skipped tests with the reason: a line for each group of them. */
export function skippedTests(...reports: readonly TestReport[]): string[] {
  const groups = reports.flatMap(({ testResults = [], suites = [] }) => [
    ...testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'skipped' || status === 'pending' || status === 'todo')
        .map(({ ancestorTitles, title }) => ancestorTitles[0] ?? title),
    ),
    ...suites.flatMap(skippedIn),
  ]);
  return [...Map.groupBy(groups, (group) => group)].map(([group, { length }]) => `${length} of ${group}`);
}

type Suite = NonNullable<PlaywrightReport['suites']>[number];

function skippedIn({ file, specs = [], suites = [] }: Suite): string[] {
  const own = specs
    .flatMap(({ tests }) => tests)
    .filter(({ status }) => status === 'skipped')
    .map(({ annotations }) => {
      const why = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
      return `${file} (${why ?? 'a test before it failed'})`;
    });
  return [...own, ...suites.flatMap(skippedIn)];
}
