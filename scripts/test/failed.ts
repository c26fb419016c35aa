import { stripVTControlCharacters } from 'node:util';
import type { PlaywrightReport, PlaywrightSuite, VitestReport } from './counts.ts';

/** Failed tests, each with the beginning of its message: people often read only the end of a log. */
export function failedOf(
  vitest: VitestReport | undefined,
  ...sites: (PlaywrightReport | undefined)[]
): string[] {
  const units = (vitest?.testResults ?? []).flatMap(({ name, status, message = '', assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [lineOf(name, '', message)];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ ancestorTitles, title, failureMessages = [] }) =>
        lineOf(name, [...ancestorTitles, title].join(' > '), failureMessages[0] ?? ''),
      );
  });
  return [...units, ...sites.flatMap((report) => (report?.suites ?? []).flatMap(failedIn))];
}

function failedIn({ file, specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results = [] }) =>
        lineOf(file, title, results.find(({ error }) => error)?.error?.message ?? ''),
      ),
  );
  return [...own, ...suites.flatMap(failedIn)];
}

/** Characters of a message to show, enough for the expected and the received value. */
const SHOWN = 400;

function lineOf(file: string, title: string, message: string): string {
  const said = stripVTControlCharacters(message).trim().slice(0, SHOWN).replaceAll('\n', '\n  ');
  return `${file}${title && ` > ${title}`}\n  ${said}`;
}
