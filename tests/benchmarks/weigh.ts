// npm run weigh: bytes of each kind of page for a first visitor on a phone.
//   npm run weigh -- --record    writes the table into docs/benchmarks/weight.md as well
import { chromium } from '@playwright/test';
import { bundleWhenStale } from '../../scripts/build/make.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { EXAMPLES } from '../site/example-pages.ts';
import { startThrowawaySite } from '../site/throwaway.ts';
import { CHROMIUM_FLAGS, needChromium } from '../../scripts/test/chromium.ts';
import { ResultTable } from './measure/result-table.ts';
import { PARTS, weighPage } from './weigh/page-weight.ts';

runScript(async () => {
  await bundleWhenStale();
  const site = await startThrowawaySite();
  onShutdown(site.stop);
  const browser = await chromium.launch({ executablePath: await needChromium(), args: CHROMIUM_FLAGS });
  onShutdown(() => browser.close());

  const table = new ResultTable();
  table.row(['KB on the wire', ...PARTS, 'All']);
  table.row(['---', ...PARTS.map(() => '---:'), '---:']);
  for (const [name, find] of Object.entries(EXAMPLES)) {
    const address = site.origins.ru + (await find(site));
    // Load once before: the first request makes the pictures, and the browser might not wait for them.
    await weighPage(browser, address);
    const weight = await weighPage(browser, address);
    const bytes = PARTS.map((part) => weight[part]);
    table.row([name, ...bytes.map(kilobytes), kilobytes(bytes.reduce((sum, part) => sum + part, 0))]);
  }
  await table.record('weight.md', 'npm run weigh');
  return 0;
});

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
