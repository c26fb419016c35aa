// npm test: unit and contract tests, then the built site over HTTP and in a browser, and last the tests that measure time
// or memory, with nothing else on that site; beside all of them the checks of the sources. It prints the seconds of each
// phase, skipped tests with reasons, failures, and one line, "N passed, N failed".
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { bundleWhenStale } from './build/make.ts';
import { CHECKS, type Count, runChecks } from './check/checks.ts';
import { type Running, startProgram } from './processes/child.ts';
import { readCommandLine } from './processes/command-line.ts';
import { COMPILE_CACHE, runToolShown } from './processes/command.ts';
import { fileOf } from './processes/programs.ts';
import { onShutdown, runScript, stopSignal } from './processes/shutdown.ts';
import { HOW_TO_GET_CHROMIUM, provideChromium } from './test/chromium.ts';
import {
  countPlaywright,
  countRunner,
  countVitest,
  type PlaywrightReport,
  sum,
  type TestReport,
  type VitestReport,
} from './test/counts.ts';
import { failedTests } from './test/failed-tests.ts';
import { NODE_OPTIONS } from './test/node-options.ts';
import { Phases } from './test/phases.ts';
import { skippedTests } from './test/skipped-tests.ts';
import { SITE_VARIABLE, TEMPLATE_VARIABLE } from './test/variables.ts';

/** Projects of Playwright that share a site and run in parallel. */
const TOGETHER = ['built', 'pictures', 'browser', 'visual'];

/** Projects of tests that nothing else may disturb: of Playwright, and of Vitest. */
const ALONE = ['alone', 'alone-common-site'];
const UNITS_ALONE = ['timing', 'alone'];

runScript(async () => {
  readCommandLine({});
  await rm(fileOf('test-results'), { recursive: true, force: true });
  const phases = new Phases();
  await mkdir(fileOf('.runtime'), { recursive: true });
  const template = await mkdtemp(fileOf('.runtime/template-'));
  // They take what the tests leave of the processor, most of it at the end (decision 465).
  const checks = phases.time('checks, meanwhile', () => runChecks(CHECKS, true));
  // Side by side: contract tests wait now and then, and the start of the site does not keep both cores busy.
  const [units, site, browser] = await Promise.all([
    phases.time('unit and contract tests', () => runVitest('vitest', except(UNITS_ALONE), template)),
    phases.time('build and site, meanwhile', () => startSite(template)),
    phases.time('Chromium, meanwhile', provideBrowser),
  ]);
  const runs: Ran[] = [units];
  const runUnitsAlone = () =>
    phases.time('units alone, meanwhile', () => runVitest('vitest-alone', only(UNITS_ALONE), template));
  if (site) {
    const env = { ...browser, [TEMPLATE_VARIABLE]: template, [SITE_VARIABLE]: site.address };
    runs.push(await phases.time('the built site', () => runPlaywright('site', TOGETHER, env)));
    // They wait most of the time, each for programs of its own.
    const alone = phases.time('alone, by the clock', () => runPlaywright('alone', ALONE, env));
    runs.push(...(await Promise.all([alone, runUnitsAlone()])));
    await site.stop();
  } else runs.push({ count: { passed: 0, failed: 1 }, report: undefined }, await runUnitsAlone());
  await rm(template, { recursive: true, force: true });
  const all = sum([await checks, ...runs.map(({ count }) => count)]);
  const reports = runs.map(({ report }) => report ?? {});
  const skipped = skippedTests(...reports);
  console.log(`\n${phases.table()}\n\nSkipped: ${skipped.join('; ') || 'nothing'}`);
  const names = failedTests(...reports);
  if (names.length > 0) console.log(`\nFailed:\n${names.join('\n')}\n`);
  console.log(`${all.passed} passed, ${all.failed} failed`);
  return all.failed === 0 ? 0 : 1;
});

/** Undefined when the runner wrote no report. */
interface Ran {
  count: Count;
  report: TestReport | undefined;
}

/** Arguments of Vitest that choose projects. */
const only = (projects: readonly string[]) => projects.map((name) => `--project=${name}`);
const except = (projects: readonly string[]) => projects.map((name) => `--project=!${name}`);

async function runVitest(name: string, chosen: readonly string[], template: string): Promise<Ran> {
  const file = fileOf(`test-results/${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const env = { NODE_ENV: 'test', NODE_OPTIONS, [TEMPLATE_VARIABLE]: template };
  const code = await runToolShown('vitest/vitest.mjs', ['run', ...chosen, ...reporters], env);
  const report = await readReport<VitestReport>(file);
  return { count: countRunner(code, report && countVitest(report)), report };
}

async function runPlaywright(
  name: string,
  projects: readonly string[],
  more: Record<string, string>,
): Promise<Ran> {
  const file = fileOf(`test-results/${name}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  // Node loads the modules itself. Playwright would compile two thousand of them first, with one core idle.
  const env = { ...more, PLAYWRIGHT_REPORT: file, PW_DISABLE_TS_ESM: '1', NODE_OPTIONS };
  const code = await runToolShown('@playwright/test/cli.js', ['test', ...chosen], env);
  const report = await readReport<PlaywrightReport>(file);
  return { count: countRunner(code, report && countPlaywright(report)), report };
}

/** Environment variables that tell Playwright where the browser is. */
async function provideBrowser(): Promise<Record<string, string>> {
  const path = await provideChromium();
  if (!path) console.error(HOW_TO_GET_CHROMIUM);
  return path ? { CHROMIUM_PATH: path } : {};
}

/**
 * Bundles what is stale and starts the site of both runs of Playwright. A failure is shown and counts as a failed
 * test; it does not end the tests.
 */
async function startSite(template: string): Promise<Running | undefined> {
  try {
    await bundleWhenStale();
    const file = fileOf('tests/site/serve-common-site.ts');
    const env = { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE, [TEMPLATE_VARIABLE]: template };
    const site = await startProgram({ name: 'The common site', file, env }, stopSignal);
    onShutdown(site.stop);
    return site;
  } catch (error) {
    console.error((error as Error).message);
    return undefined;
  }
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Report);
}
