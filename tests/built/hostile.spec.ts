import { expect, test } from '@playwright/test';
import { attackRobots } from '../../scripts/hostile/attack-robots.ts';
import { attack } from '../../scripts/hostile/attack.ts';
import { takeSite } from '../site/site.ts';

test('issue 8 hostile input: 1,500 requests that mean ill get no 5xx, nothing of the inside, no redirect to elsewhere', async () => {
  const site = takeSite();
  const { statuses, complaints } = await attack({
    port: site.port,
    host: new URL(site.origins.uz).host,
    seed: 1_000_000,
    requests: 1_500,
  });
  expect(complaints).toEqual([]);
  // They reach pages, doors and refusals alike.
  for (const status of [200, 301, 400, 404, 405, 421])
    expect(statuses[status], String(status)).toBeGreaterThan(0);
});

test('issue 14 hostile robots: no form is taken from one that reads what it is sent, nor the call of a form', async () => {
  const site = takeSite();
  expect(await attackRobots({ port: site.port, host: new URL(site.origins.ru).host })).toEqual([]);
});
