import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { superviseBeside, type SupervisedSite } from '../trials/faults-processes/supervised-site.ts';
import {
  killUnderLoad,
  reloadUnderLoad,
  stopUnderLoad,
  KILL_NOTICED_AFTER,
} from '../trials/faults-processes/trials.ts';
import { startVisitors } from '../trials/faults-processes/crowd.ts';
import { fileOf } from '../../scripts/processes/programs.ts';
import {
  setCurrentRelease,
  type Release,
  releaseRoot,
  writeRelease,
} from '../../scripts/releases/release.ts';
import { linkTree } from '../site/link-tree.ts';
import { ask } from '../site/ask.ts';
import { readSharedSite } from '../site/site.ts';

let supervised: SupervisedSite;
/** Folder of the releases for deploys. */
let releases: string;

// One storefront for all tests, in this order: the last one stops it.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  // In the folder of the project, so that the built server finds its packages.
  releases = await mkdtemp(fileOf('.runtime/releases-'));
  supervised = await superviseBeside(readSharedSite(), 2, { DEPLOY_DIR: releases });
});
test.afterAll(async () => {
  await supervised.stop();
  await rm(releases, { recursive: true, force: true });
});

test('process model: two workers serve, one of them makes the pages', async () => {
  const { ready, wanted, workers } = await supervised.state();
  expect({ ready, wanted }).toEqual({ ready: true, wanted: 2 });
  expect(workers.map(({ publishes }) => publishes).sort()).toEqual([false, true]);
  expect((await supervised.internal('/live')).status).toBe(200);
  expect((await supervised.internal('/ready')).status).toBe(200);
});

test('fault table: a reload under load fails no request', async () => {
  const { requests, failures } = await reloadUnderLoad(supervised, 2000);
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(2000);
});

test('architecture §3 deploy: the site goes over to a release under load; one that cannot start leaves it as it is', async () => {
  const { port, hosts } = supervised;
  const [good, broken] = [await makeRelease('1'), await makeRelease('2')];
  const script = '_astro/of-the-release.0000.js';
  await writeFile(path.join(good.dist, 'client', script), '1');
  await rm(path.join(broken.dist, 'server/entry.mjs'));
  const crowd = startVisitors({ port, hosts, paths: ['/', '/about/', '/clocks_today/'], visitors: 8 });
  const turnTo = async ({ name }: Release) => {
    await setCurrentRelease(releases, name);
    process.kill(supervised.pid, 'SIGHUP');
    await expect
      .poll(async () => (await supervised.state()).turn, { timeout: 30_000 })
      .toMatchObject({ release: name, state: expect.stringMatching(/done|failed/) });
    return supervised.state();
  };
  expect(await turnTo(good)).toMatchObject({ release: '1', turn: { state: 'done' } });
  expect(await turnTo(broken)).toMatchObject({ release: '1', ready: true, turn: { state: 'failed' } });
  const { failures } = await crowd.stop();
  expect(failures).toEqual([]);
  const { status, headers } = await ask('ru', `/${script}`, { port });
  expect([status, headers['cache-control']]).toEqual([200, expect.stringContaining('immutable')]);
});

/** A release of the build under test: hard links to its build, and the code of the project. */
async function makeRelease(name: string): Promise<Release> {
  const root = releaseRoot(releases, name);
  await mkdir(path.join(root, 'scripts'), { recursive: true });
  await linkTree(readSharedSite().dist, path.join(root, 'dist'));
  const serve = JSON.stringify(fileOf('scripts/serve.mjs'));
  await writeFile(path.join(root, 'scripts/serve.mjs'), `await import(${serve});\n`);
  const release = { name, root, dist: path.join(root, 'dist'), backend: '', pages: '', assets: [] };
  await writeRelease(release);
  return release;
}

test('metrics: those of all workers together, in the text format of Prometheus', async () => {
  const { status, text } = await supervised.internal('/metrics');
  expect(status).toBe(200);
  const figure = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  expect(figure('storefront_workers')).toBe(2);
  expect(figure('storefront_worker_restarts_total')).toBe(0);
  expect(figure('storefront_response_seconds_count{kind="page",status="2xx"}')).toBeGreaterThan(0);
  expect(figure('storefront_pages_total{from="ahead"}')).toBeGreaterThan(0);
  expect(figure('storefront_spool_requests')).toBe(0);
  expect(figure('storefront_feed_age_seconds')).toBeLessThan(30);
  expect(figure('process_resident_memory_bytes')).toBeGreaterThan(50_000_000);
  expect(figure('storefront_backend_call_seconds_count{call="/changes",outcome="answered"}')).toBeGreaterThan(
    0,
  );
});

test('request ids: that of a proxy is kept, another one is ours', async () => {
  const port = supervised.port;
  const given = await ask('ru', '/about/', { port, headers: { 'X-Request-Id': 'edge-0001' } });
  const made = await ask('ru', '/about/', { port });
  expect(given.headers['x-request-id']).toBe('edge-0001');
  expect(made.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('D714 while the backend does not answer, a page that one worker has is shown by the other too', async () => {
  // The supervisor distributes connections in turn.
  const page = () =>
    ask('ru', '/clocks_today/?price_from=714', { port: supervised.port, headers: { Connection: 'close' } });
  const { text } = await page();
  const [backend = 0] = readSharedSite().pids;
  process.kill(backend, 'SIGSTOP');
  try {
    for (let turn = 0; turn < 4; turn += 1) expect(await page()).toMatchObject({ status: 200, text });
  } finally {
    process.kill(backend, 'SIGCONT');
  }
});

test('fault table: kill -9 of a worker costs what it had begun, no more', async () => {
  const { failures, killedAt, backAfter } = await killUnderLoad(supervised, 1000);
  // Connections of the killed worker fail. Visitors of the other worker, and later ones, are served.
  expect(failures.filter(({ what }) => /^\d+$/.test(what))).toEqual([]);
  expect(failures.filter(({ at, asked }) => at < killedAt || asked > killedAt + KILL_NOTICED_AFTER)).toEqual(
    [],
  );
  // A start takes a second or two on a good machine.
  expect(backAfter).toBeLessThan(40_000);
  const { workers } = await supervised.state();
  expect(workers.map(({ publishes }) => publishes).sort()).toEqual([false, true]);
});

test('fault table: SIGTERM under load answers what has begun, in bounded time', async () => {
  const { failures, toldAt, took } = await stopUnderLoad(supervised, 500);
  expect(failures.filter(({ asked }) => asked < toldAt)).toEqual([]);
  // Open requests have eight seconds.
  expect(took).toBeLessThan(15_000);
});
