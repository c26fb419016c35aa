import { stripVTControlCharacters } from 'node:util';
import type { PlaywrightSuite, TestReport, VitestReport } from './counts.ts';

/** Failed tests, each with the beginning of its message: people often read only the end of a log. */
export function failedTests(...reports: readonly TestReport[]): string[] {
  return reports.flatMap(({ testResults = [], suites = [] }) => [
    ...testResults.flatMap(failedUnits),
    ...suites.flatMap(failedIn),
  ]);
}

function failedUnits({
  name,
  status,
  message = '',
  assertionResults,
}: VitestReport['testResults'][number]): string[] {
  if (status === 'failed' && assertionResults.length === 0) return [lineOf(name, '', message)];
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ ancestorTitles, title, failureMessages = [] }) =>
      lineOf(name, [...ancestorTitles, title].join(' > '), failureMessages[0] ?? ''),
    );
}

function failedIn({ file, specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results = [] }) =>
        lineOf(file, title, saidBy(results.find(({ errors }) => errors?.length)?.errors)),
      ),
  );
  return [...own, ...suites.flatMap(failedIn)];
}

/** A test that takes too long has two errors: that it did, and the call that was waiting. */
function saidBy(errors: readonly { message?: string }[] = []): string {
  return errors.map(({ message = '' }) => message).join('\n');
}

/** Characters of a message to show, enough for the expected and the received value. */
const MAX_CHARACTERS = 400;

function lineOf(file: string, title: string, message: string): string {
  const said = stripVTControlCharacters(message).trim().slice(0, MAX_CHARACTERS).replaceAll('\n', '\n  ');
  return `${file}${title && ` > ${title}`}\n  ${said}`;
}
