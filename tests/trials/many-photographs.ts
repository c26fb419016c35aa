// node tests/trials/many-photographs.ts [AMOUNT]: photographs of 20 MB, by default forty, are added to a piece at the
// desk in a browser; fewer than eight are over before everything has happened. One is cancelled, the network is cut, the backend is restarted, all are cancelled, and all are
// uploaded again. It prints what the queue shows, the time, and the memory of the programs.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect } from '@playwright/test';
import { needChromium } from '../../scripts/test/chromium.ts';
import { seconds } from '../../scripts/bootstrap/progress.mjs';
import { bundleWhenStale } from '../../scripts/build/make.ts';
import { startProgram } from '../../scripts/processes/child.ts';
import { freePort } from '../../scripts/processes/ports.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { askDesk, cookieHeader, deskOrigin, newColleague } from '../site/colleagues.ts';
import { saveSite } from '../site/site.ts';
import { backend, startThrowawaySite } from '../site/throwaway.ts';
import { makePhotographs, MB } from './many-photographs/make-photographs.ts';
import { watchMemory } from './many-photographs/watch-memory.ts';

/** Milliseconds for uploading all of them. */
const TIMEOUT = 1_500_000;

runScript(async () => {
  const amount = Number(process.argv[2] ?? 40);
  await bundleWhenStale();
  const site = await startThrowawaySite({ DESK_PORT: String(await freePort()) }, { pages: 'none' });
  onShutdown(site.stop);
  saveSite({ ...site, mailbox: '', crawled: '' });
  const folder = await mkdtemp(path.join(tmpdir(), 'many-photographs-'));
  onShutdown(() => rm(folder, { recursive: true, force: true }));
  const { files, bytes } = await makePhotographs(folder, amount);
  console.log(`${amount} photographs of ${(bytes / MB).toFixed(1)} MB`);

  const owner = await newColleague('owner', { locale: 'en' });
  const { data } = await askDesk('stockList', { section: 'clock', stock: 'current' }, cookieHeader(owner));
  const id = String(data.data[0]?.id);
  const browser = await chromium.launch({ executablePath: await needChromium() });
  onShutdown(() => browser.close());
  const context = await browser.newContext({ locale: 'en-US' });
  await context.addCookies([{ ...owner.cookie, url: deskOrigin() }]);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${deskOrigin()}/stock/${id}`);
  const [backendPid = 0, , deskPid = 0] = site.pids;
  const memory = watchMemory({ Backend: backendPid, Desk: deskPid });
  const begun = performance.now();
  const say = (what: string) => console.log(`${seconds(performance.now() - begun)}: ${what}`);

  const queue = page.getByRole('region', { name: 'Uploads' });
  const row = (place: number) => queue.getByRole('listitem').filter({ hasText: `photo-${place}.jpg` });
  const count = queue.getByRole('status');
  const sent = async () => Number(/(\d+) \//.exec(await count.innerText())?.[1]);
  const button = (name: string | RegExp) => queue.getByRole('button', { name, exact: true });
  // The first piece may have photographs; they are removed, so that forty fit.
  const before = (await askDesk('itemOfStock', { id }, cookieHeader(owner))).data.data.photographs;
  const removed = before.map(({ name }) => name);
  await askDesk('arrangePhotographs', { id: Number(id), photographs: [], removed }, cookieHeader(owner));
  await page.reload();
  await page.locator('input[type=file]').first().setInputFiles(files);
  await expect(count).toHaveText(`Uploads: 0 / ${amount}`);
  say('all of them are in the queue');
  await row(amount)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await expect(row(amount)).toContainText('cancelled');
  say('the last one is cancelled');
  // On one machine a file is sent within a moment; while it is processed its bar has no value.
  const bar = queue.locator('[role="progressbar"][aria-valuenow]:not([aria-valuenow="0"])').first();
  const isSeen = await bar.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  say(isSeen ? `progress: ${await bar.getAttribute('aria-valuenow')} %` : 'sent too fast for its bar');
  await expect.poll(sent, { timeout: TIMEOUT }).toBeGreaterThan(0);
  await context.setOffline(true);
  await expect(page.getByText('No connection to the server')).toBeVisible();
  say(`the network is cut at ${await sent()}, and the desk says so`);
  await context.setOffline(false);
  const afterCut = await sent();
  await expect.poll(sent, { timeout: TIMEOUT }).toBeGreaterThan(afterCut);
  say(`${await sent()}: the queue went on by itself`);

  const ended = memory.current.Backend ?? 0;
  process.kill(ended, 'SIGKILL');
  await expect(page.getByText('No connection to the server')).toBeVisible();
  say(`the backend is killed at ${await sent()}, and the desk says so`);
  const again = await startProgram(backend(site.env));
  onShutdown(again.stop);
  memory.current.Backend = again.pid;
  const afterKill = await sent();
  say('the backend is there again');
  await expect.poll(sent, { timeout: TIMEOUT }).toBeGreaterThan(afterKill);
  say(`${await sent()}: the queue went on by itself`);

  await button('Cancel all').click();
  await expect(button('Cancel all')).toHaveCount(0);
  say(`all are cancelled at ${await sent()}`);
  await button('Retry all').click();
  await expect(count).toHaveText(`Uploads: ${amount} / ${amount}`, { timeout: TIMEOUT });
  say('all of them are uploaded');
  const { data: piece } = await askDesk('itemOfStock', { id }, cookieHeader(owner));
  expect(piece.data.photographs).toHaveLength(amount);
  console.log((await memory.stop()).join('\n'));
  return 0;
});
