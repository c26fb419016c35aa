// npm run errands [-- ID…]: twenty errands of visitors in a browser, from the home page to the right
// piece or page, with a picture of each end. With --record the table is written into docs/benchmarks/errands.md as well.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { bundleWhenStale } from '../../scripts/build/make.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { CHROMIUM_FLAGS, needChromium } from '../../scripts/test/chromium.ts';
import { ResultTable } from '../benchmarks/measure/result-table.ts';
import { startThrowawaySite } from '../site/throwaway.ts';
import { type Errand, ERRANDS } from './errands/errands.ts';
import { ErrandVisitor } from './errands/visitor.ts';

const HEIGHTS = { 375: 812, 1440: 900 } as const;

const HEAD = ['Errand', 'Host', 'Width', 'Clicks', 'Characters', 'Waited', 'A person', 'Reached'];

runScript(async () => {
  const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  await bundleWhenStale();
  const site = await startThrowawaySite({}, { data: 'demonstration', pages: 'none' });
  onShutdown(site.stop);
  const browser = await chromium.launch({ executablePath: await needChromium(), args: CHROMIUM_FLAGS });
  onShutdown(() => browser.close());
  const folder = await mkdtemp(path.join(tmpdir(), 'errands-'));
  const table = new ResultTable();
  table.row(HEAD);
  table.row(HEAD.map((_, column) => (column >= 2 && column <= 6 ? '--:' : '---')));
  let failed = 0;
  for (const errand of ERRANDS) {
    if (only.length > 0 && !only.includes(errand.id)) continue;
    const { cells, isReached } = await run(browser, errand, site.origins[errand.locale], folder);
    table.row(cells);
    if (!isReached) failed += 1;
  }
  console.log(`Pictures of the ends: ${folder}`);
  await table.record('errands.md', 'npm run errands');
  return failed === 0 ? 0 : 1;
});

/** Runs an errand in its own browser. @returns its row of the table. */
async function run(browser: Browser, errand: Errand, origin: string, folder: string) {
  const { id, locale, width, aim, go } = errand;
  const context = await browser.newContext({ viewport: { width, height: HEIGHTS[width] }, locale: 'en-US' });
  const visitor = new ErrandVisitor(await context.newPage(), locale, origin);
  try {
    await visitor.begin();
    const problem = await go(visitor).then(
      () => '',
      (error: unknown) => (error as Error).message.split('\n')[0] ?? 'failed',
    );
    const { waited, person } = visitor.seconds();
    // The picture shows the new page with its pictures; the time has been taken.
    await visitor.page.waitForLoadState('networkidle').catch(() => undefined);
    await visitor.page.screenshot({ path: path.join(folder, `${id}.png`) });
    const figures = [visitor.clicks, visitor.characters, `${waited.toFixed(1)} s`, `${person.toFixed(0)} s`];
    const cells = [aim, locale, width, ...figures, problem === '' ? 'yes' : `no: ${problem}`].map(String);
    return { cells, isReached: problem === '' };
  } finally {
    await context.close();
  }
}
