// npm test: checks of the sources, unit and contract tests, then the built site over HTTP and in a browser, and
// last the tests that measure time or memory, alone on their own site. It prints the seconds of each phase,
// skipped tests with reasons, failures, and one line, "N passed, N failed".
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { bundleWhenStale } from './build/make.ts';
import { type Count, runChecks } from './check/checks.ts';
import { runToolShown } from './processes/command.ts';
import { fileOf } from './processes/programs.ts';
import { runScript } from './processes/shutdown.ts';
import { HOW_TO_GET_CHROMIUM, provideChromium } from './test/chromium.ts';
import {
  countPlaywright,
  countRunner,
  countVitest,
  type PlaywrightReport,
  sum,
  type VitestReport,
} from './test/counts.ts';
import { failedOf } from './test/failed.ts';
import { Phases } from './test/phases.ts';
import { skippedOf } from './test/skipped.ts';
import { TEMPLATE_VARIABLE } from './test/template-variable.ts';

/** Projects of Playwright that share a site and run in parallel. */
const TOGETHER = ['built', 'browser', 'visual'];

runScript(async () => {
  await rm(fileOf('test-results'), { recursive: true, force: true });
  const phases = new Phases();
  const counts = [await phases.time('checks of the sources', runChecks)];
  // The bundlers use one core most of the time, and contract tests wait now and then.
  const [units, built] = await Promise.all([
    phases.time('unit and contract tests', runVitest),
    phases.time('build, meanwhile', isBuilt),
  ]);
  counts.push(units.count);
  const sites: Ran<PlaywrightReport>[] = [];
  if (built) {
    const browser = await phases.time('browser', () => Promise.resolve(provideBrowser()));
    // The initial data of both sites are made once.
    const template = await mkdtemp(fileOf('.runtime/template-'));
    // Programs are started some fifty times: Node keeps what it has compiled.
    const compiled = path.join(template, 'compiled');
    const env = { ...browser, [TEMPLATE_VARIABLE]: template, NODE_COMPILE_CACHE: compiled };
    sites.push(await phases.time('the built site', () => runPlaywright('site', TOGETHER, env)));
    sites.push(await phases.time('alone, by the clock', () => runPlaywright('alone', ['alone'], env)));
    await rm(template, { recursive: true, force: true });
    counts.push(...sites.map(({ count }) => count));
  } else counts.push({ passed: 0, failed: 1 });
  const skipped = skippedOf(units.report, ...sites.map(({ report }) => report));
  console.log(`\n${phases.table()}\n\nSkipped: ${skipped.join('; ') || 'nothing'}`);
  const { passed, failed } = sum(counts);
  const names = failedOf(units.report, ...sites.map(({ report }) => report));
  if (names.length > 0) console.log(`\nFailed:\n${names.join('\n')}\n`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

interface Ran<Report> {
  count: Count;
  report: Report | undefined;
}

async function runVitest(): Promise<Ran<VitestReport>> {
  const file = fileOf('test-results/vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runToolShown('vitest/vitest.mjs', ['run', ...reporters], { NODE_ENV: 'test' });
  const report = await readReport<VitestReport>(file);
  return { count: countRunner(code, report && countVitest(report)), report };
}

async function runPlaywright(
  name: string,
  projects: readonly string[],
  more: Record<string, string>,
): Promise<Ran<PlaywrightReport>> {
  const file = fileOf(`test-results/${name}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  const env = { ...more, PLAYWRIGHT_REPORT: file };
  const code = await runToolShown('@playwright/test/cli.js', ['test', ...chosen], env);
  const report = await readReport<PlaywrightReport>(file);
  return { count: countRunner(code, report && countPlaywright(report)), report };
}

/** Environment variables that tell Playwright where the browser is. */
function provideBrowser(): Record<string, string> {
  const path = provideChromium();
  if (!path) console.error(HOW_TO_GET_CHROMIUM);
  return path ? { CHROMIUM_PATH: path } : {};
}

/** Bundles the site when it is stale. A failed bundle counts as a failure and does not end the tests. */
async function isBuilt(): Promise<boolean> {
  try {
    await bundleWhenStale();
    return true;
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Report);
}
