// node tests/trials/many-photographs.ts: forty photographs of 20 MB are dropped on a piece at the desk in a
// browser. One is cancelled, the connection is cut in the middle, and all are uploaded again. It prints the time
// and the memory of the programs.
import { randomBytes } from 'node:crypto';
import { copyFile, appendFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, expect } from '@playwright/test';
import sharp from 'sharp';
import { needChromium } from '../../scripts/test/chromium.ts';
import { seconds } from '../../scripts/bootstrap/progress.mjs';
import { bundleWhenStale } from '../../scripts/build/make.ts';
import { freePort } from '../../scripts/processes/ports.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { resourcesOf, withChildren } from '../benchmarks/measure/process-tree.ts';
import { askDesk, cookieHeader, deskOrigin, newColleague } from '../site/colleagues.ts';
import { saveSite } from '../site/site.ts';
import { startThrowawaySite } from '../site/throwaway.ts';

const AMOUNT = 40;

const MB = 2 ** 20;

runScript(async () => {
  await bundleWhenStale();
  const site = await startThrowawaySite({ DESK_PORT: String(await freePort()) }, { pages: 'none' });
  onShutdown(site.stop);
  saveSite({ ...site, mailbox: '', crawled: '' });
  const folder = await mkdtemp(path.join(tmpdir(), 'many-photographs-'));
  onShutdown(() => rm(folder, { recursive: true, force: true }));
  const files = await makePhotographs(folder);
  const { size } = await stat(files[0] ?? '');
  console.log(`${files.length} photographs of ${(size / MB).toFixed(1)} MB`);

  const owner = await newColleague('owner', { locale: 'en' });
  const { data } = await askDesk('stockList', { section: 'clock', stock: 'current' }, cookieHeader(owner));
  const browser = await chromium.launch({ executablePath: needChromium() });
  onShutdown(() => browser.close());
  const context = await browser.newContext({ locale: 'en-US' });
  await context.addCookies([{ ...owner.cookie, url: deskOrigin() }]);
  const page = await context.newPage();
  await page.goto(`${deskOrigin()}/stock/${data.data[0]?.id}`);
  const memory = watchMemory(site.pids);
  const begun = performance.now();
  await page.locator('input[type=file]').setInputFiles(files);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const count = page.getByText(/^Uploads: \d+ \/ \d+$/);
  await expect(count).toHaveText(`Uploads: 0 / ${AMOUNT}`);
  console.log(`In the queue after ${seconds(performance.now() - begun)}`);

  await row('photo-30.jpg')
    .getByRole('button', { name: /Cancel/ })
    .click();
  await expect(count).toHaveText(/^Uploads: [1-9]/, { timeout: 300_000 });
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: 'Retry all' })).toBeVisible({ timeout: 120_000 });
  await context.setOffline(false);
  // The queue continues by itself.
  console.log(`Without a line at ${(await count.innerText()).trim()}`);
  await expect(count).toHaveText(`Uploads: ${AMOUNT - 1} / ${AMOUNT}`, { timeout: 1_200_000 });
  await row('photo-30.jpg')
    .getByRole('button', { name: /Retry|Again/ })
    .click();
  await expect(count).toHaveText(`Uploads: ${AMOUNT} / ${AMOUNT}`, { timeout: 120_000 });
  console.log(`All there after ${seconds(performance.now() - begun)}`);
  console.log((await memory.stop()).join('\n'));
});

/** Different photographs of about 20 MB each: the bytes after the picture are padding. */
async function makePhotographs(folder: string): Promise<string[]> {
  const first = path.join(folder, 'photo-1.jpg');
  const noise = { type: 'gaussian', mean: 128, sigma: 45 } as const;
  const image = sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#777', noise } });
  await image.jpeg({ quality: 94 }).toFile(first);
  const files = Array.from({ length: AMOUNT }, (_, place) => path.join(folder, `photo-${place + 1}.jpg`));
  for (const file of files.slice(1)) {
    await copyFile(first, file);
    await appendFile(file, randomBytes(16));
  }
  return files;
}

/** Measures every second the memory of the backend, the storefront and the desk, each with its children. */
function watchMemory(pids: readonly number[]) {
  let isOver = false;
  const seen = ['Backend', 'Storefront', 'Desk'].map((name, place) => ({
    ...{ name, pid: pids[place] ?? 0 },
    memory: [] as number[],
  }));
  const run = (async () => {
    while (!isOver) {
      for (const one of seen) one.memory.push((await resourcesOf(await withChildren([one.pid]))).memory);
      await sleep(1000);
    }
  })();
  const inMegabytes = (bytes = 0) => `${Math.round(bytes / MB)} MB`;
  return {
    async stop() {
      isOver = true;
      await run;
      return seen.map(
        ({ name, memory }) =>
          `${name}: ${inMegabytes(memory[0])} at first, ${inMegabytes(Math.max(...memory))} at most, ${inMegabytes(memory.at(-1))} at the end`,
      );
    },
  };
}
