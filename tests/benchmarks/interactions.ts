// npm run interactions [-- ID…]: how long each control takes from the press to the next picture, on a processor four
// times slower, with layout shifts and long tasks. With --record the table is written into
// docs/benchmarks/interactions.md as well.
import { type Browser, chromium } from '@playwright/test';
import { bundleWhenStale } from '../../scripts/build/make.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { CHROMIUM_FLAGS, needChromium } from '../../scripts/test/chromium.ts';
import { isSharedSiteRunning, readSharedSite } from '../site/site.ts';
import { startThrowawaySite } from '../site/throwaway.ts';
import { type Control, CONTROLS, LIMITS } from './interactions/controls.ts';
import { timeSecondPage } from './interactions/second-page.ts';
import { useControl } from './interactions/use-control.ts';
import { readInteractionTimes, watchInteractions } from './interactions/watch.ts';
import { ResultTable } from './measure/result-table.ts';

/** Milliseconds that a page may take to load on it. */
const LONGEST_LOAD = 60_000;

/** How often a second page is opened; an odd number. */
const RUNS = 5;

const HEIGHTS = { 375: 812, 1440: 900 } as const;

const HEAD = ['Page', 'Control', 'Width', 'Slowest interaction', 'Longest task', 'Layout shift'];

/**
 * Playwright listens as a debugger does, so V8 reads a whole script once more when its first error is made, to tell
 * where: React makes five when it is loaded, which took 60 to 100 ms here and takes none without a listener.
 */
const PLACES_AT_ONCE = '--js-flags=--no-enable-lazy-source-positions';

runScript(async () => {
  const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  let origin = isSharedSiteRunning() ? readSharedSite().origins.en : undefined;
  if (!origin) {
    await bundleWhenStale();
    const site = await startThrowawaySite({}, { data: 'demonstration', pages: 'none' });
    onShutdown(site.stop);
    origin = site.origins.en;
  }
  const browser = await chromium.launch({
    executablePath: await needChromium(),
    args: [...CHROMIUM_FLAGS, PLACES_AT_ONCE],
  });
  onShutdown(() => browser.close());
  const table = new ResultTable();
  table.row(HEAD);
  table.row(HEAD.map((_, column) => (column >= 2 ? '--:' : '---')));
  let failed = 0;
  for (const control of CONTROLS) {
    if (only.length > 0 && !only.includes(control.id)) continue;
    const { cells, isGood } = await measure(browser, control, origin);
    table.row(cells);
    if (!isGood) failed += 1;
  }
  const notes: string[] = [];
  if (only.length === 0) {
    const [cold, ahead] = [await secondPage(browser, origin, false), await secondPage(browser, origin, true)];
    notes.push(
      `From a click on a card to its painted page, on a slow phone and a slow 4G network, the middle of ${RUNS}: ${cold} ms; loaded ahead: ${ahead} ms.`,
    );
  }
  console.log(notes.join('\n'));
  await table.record('interactions.md', 'npm run interactions', notes);
  return failed === 0 ? 0 : 1;
});

/** The middle of some runs. */
async function secondPage(browser: Browser, origin: string, isAhead: boolean): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await timeSecondPage(browser, origin, isAhead));
  return Math.round(times.sort((a, b) => a - b)[(RUNS - 1) / 2] ?? 0);
}

/** Uses a control in a browser of its own. @returns its row of the table, and whether it is within the limits. */
async function measure(browser: Browser, control: Control, origin: string) {
  const { page: name, title, width, path } = control;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] },
    hasTouch: width < 768,
    locale: 'en-US',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LONGEST_LOAD);
    const devtools = await context.newCDPSession(page);
    await watchInteractions(page);
    // The first visit renders the page on the server and draws its pictures; the second one is measured.
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const problem = await useControl(page, devtools, control).then(
      () => '',
      (error: unknown) => `${(error as Error).message.split('\n')[0]}`,
    );
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const { interaction, task, shift } = await readInteractionTimes(page);
    const isGood =
      problem === '' && interaction <= LIMITS.interaction && task <= LIMITS.task && shift <= LIMITS.shift;
    const figures = [`${interaction} ms`, task > 0 ? `${task} ms` : 'none', shift.toFixed(3)];
    return { cells: [name, problem ? `${title}: ${problem}` : title, String(width), ...figures], isGood };
  } finally {
    await context.close();
  }
}
