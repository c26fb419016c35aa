import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { fileOf } from '../../scripts/processes/programs.ts';
import { startVisitors } from '../trials/faults-processes/crowd.ts';
import { startSlowClients } from '../trials/faults-processes/slow-clients.ts';
import { superviseBeside, type SupervisedSite } from '../trials/faults-processes/supervised-site.ts';
import { VISITED_PATHS } from '../trials/faults-processes/trials.ts';
import { ask } from '../site/ask.ts';
import { readSharedSite } from '../site/site.ts';

/**
 * Milliseconds. It is shorter than one piece of the work of `own-work.mjs`, during which the worker reads no
 * requests.
 */
const QUEUE_WAIT_MS = 80;

/**
 * More requests than are served at once. None is answered between two pieces of work, since each needs the
 * backend.
 */
const CROWD = 200;

/** Milliseconds until visitors are served beside slow clients, on a machine ten times slower than a good one. */
const BESIDE_SLOW = 5_000;

let supervised: SupervisedSite;
const asRu = (path: string) => ask('ru', path, { port: supervised.port });

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  supervised = await superviseBeside(readSharedSite(), 1, {
    QUEUE_WAIT_MS: String(QUEUE_WAIT_MS),
    NODE_OPTIONS: `--import=${pathToFileURL(fileOf('tests/site/own-work.mjs')).href}`,
  });
});
test.afterAll(async () => supervised.stop());

/** Starts or ends the worker's own work. */
async function toggleOwnWork(): Promise<void> {
  const [worker] = (await supervised.state()).workers;
  process.kill(worker!.pid, 'SIGUSR2');
}

async function metric(name: string): Promise<number> {
  const { text } = await supervised.internal('/metrics');
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length),
  );
}

test('overload: new pages beyond what can be made are rejected at once, prerendered pages are served', async () => {
  test.setTimeout(240_000);
  // Connections are opened before the work begins: the supervisor assigns them one after another.
  await Promise.all(Array.from({ length: CROWD }, () => asRu('/about/')));
  await toggleOwnWork();
  await expect
    .poll(() => metric('storefront_queue_wait_seconds'), { timeout: 30_000 })
    .toBeGreaterThan(QUEUE_WAIT_MS / 1_000);
  const prerendered = startVisitors({
    ...supervised,
    paths: ['/about/', '/article/'],
    visitors: 4,
    timeout: 60_000,
  });
  const asked = Array.from({ length: CROWD }, (_, index) =>
    asRu(`/clocks_today/?price_from=${1000 + index}`),
  );
  const all = Promise.all(asked);
  const first = new Promise<void>((resolve) => {
    for (const one of asked) void one.then(({ status }) => status === 503 && resolve());
  });
  await Promise.race([first, all]);
  await toggleOwnWork();
  const replies = await all;
  const { failures } = await prerendered.stop();
  expect(failures).toEqual([]);
  const rejected = replies.filter(({ status }) => status === 503);
  expect(replies.filter(({ status }) => status === 200).length + rejected.length).toBe(CROWD);
  expect(rejected.length).toBeGreaterThan(0);
  for (const { headers } of rejected) expect(headers['retry-after']).toBe('2');
  await expect.poll(async () => (await asRu('/clocks_today/?price_from=999')).status).toBe(200);
  expect(await metric('storefront_shed_total{kind="page"}')).toBe(rejected.length);
});

test('slow clients: 400 of four manners harm nobody, and those who never finish a request are cut off', async () => {
  const slow = startSlowClients(supervised.port, supervised.hosts[0] ?? '', 100);
  const crowd = startVisitors({ ...supervised, paths: VISITED_PATHS, visitors: 8 });
  await crowd.more(500);
  const { failures, p99 } = await crowd.stop();
  expect(failures).toEqual([]);
  expect(p99).toBeLessThan(BESIDE_SLOW);
  await expect
    .poll(() => slow.holding('headers') + slow.holding('silent') + slow.holding('body'), { timeout: 25_000 })
    .toBe(0);
  slow.leave();
  expect((await asRu('/about/')).status).toBe(200);
});
