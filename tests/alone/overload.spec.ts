import { expect, test } from '@playwright/test';
import { bringCrowd } from '../trials/faults-processes/crowd.ts';
import { bringSlowClients } from '../trials/faults-processes/slow-clients.ts';
import { superviseBeside, type SupervisedSite } from '../trials/faults-processes/supervised-site.ts';
import { VISITED } from '../trials/faults-processes/trials.ts';
import { ask } from '../site/ask.ts';
import { takeSite } from '../site/site.ts';

let supervised: SupervisedSite;
const asRu = (path: string) => ask('ru', path, { port: supervised.port });

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  supervised = await superviseBeside(takeSite(), 1, { QUEUE_WAIT_MS: '100' });
});
test.afterAll(async () => supervised.stop());

test('overload: new pages beyond what can be made are rejected at once, prerendered pages are served', async () => {
  test.setTimeout(120_000);
  await asRu('/about/');
  // A thousand connections at once take a busy machine longer than people wait elsewhere; served they all are.
  const rendered = bringCrowd({
    ...supervised,
    paths: ['/about/', '/article/'],
    visitors: 4,
    patience: 60_000,
  });
  const replies = await Promise.all(
    Array.from({ length: 1000 }, (_, index) => asRu(`/clocks_today/?price_from=${1000 + index}`)),
  );
  const { failures } = await rendered.stop();
  expect(failures).toEqual([]);
  const rejected = replies.filter(({ status }) => status === 503);
  expect(replies.filter(({ status }) => status === 200).length + rejected.length).toBe(1000);
  expect(rejected.length).toBeGreaterThan(0);
  for (const { headers } of rejected) expect(headers['retry-after']).toBe('2');
  await expect.poll(async () => (await asRu('/clocks_today/?price_from=999')).status).toBe(200);
  expect((await supervised.internal('/metrics')).text).toContain(
    `storefront_shed_total{kind="page"} ${rejected.length}`,
  );
});

test('slow clients: 400 of four manners harm nobody, and those who never finish a request are cut off', async () => {
  const slow = bringSlowClients(supervised.port, supervised.hosts[0] ?? '', 100);
  const crowd = bringCrowd({ ...supervised, paths: VISITED, visitors: 8 });
  await crowd.more(500);
  const { failures, p99 } = await crowd.stop();
  expect(failures).toEqual([]);
  expect(p99).toBeLessThan(2_000);
  await expect
    .poll(() => slow.holding('headers') + slow.holding('silent') + slow.holding('body'), { timeout: 25_000 })
    .toBe(0);
  slow.leave();
  expect((await asRu('/about/')).status).toBe(200);
});
