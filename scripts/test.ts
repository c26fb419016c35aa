// npm test: checks of the sources, unit and contract tests, then the built site over HTTP and in a browser.
// Ends with one line, "N passed, N failed".
import { readFile, rm } from 'node:fs/promises';
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

const VITEST_REPORT = fileOf('test-results/vitest.json');
const PLAYWRIGHT_REPORT = fileOf('test-results/playwright.json');

runScript(async () => {
  await rm(fileOf('test-results'), { recursive: true, force: true });
  const counts = [await runChecks(), await runVitest()];
  counts.push((await isBuilt()) ? await runPlaywright() : { passed: 0, failed: 1 });
  const { passed, failed } = sum(counts);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

async function runVitest(): Promise<Count> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  const code = await runToolShown('vitest/vitest.mjs', ['run', ...reporters], { NODE_ENV: 'test' });
  const report = await readReport<VitestReport>(VITEST_REPORT);
  return countRunner(code, report && countVitest(report));
}

async function runPlaywright(): Promise<Count> {
  const path = provideChromium();
  if (!path) console.error(HOW_TO_GET_CHROMIUM);
  const code = await runToolShown('@playwright/test/cli.js', ['test'], {
    ...(path ? { CHROMIUM_PATH: path } : {}),
    PLAYWRIGHT_REPORT,
  });
  const report = await readReport<PlaywrightReport>(PLAYWRIGHT_REPORT);
  return countRunner(code, report && countPlaywright(report));
}

/** Bundles the site when it is stale; a bundle that cannot be made is a failure, not the end of the tests. */
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
