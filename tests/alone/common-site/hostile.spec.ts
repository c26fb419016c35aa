import { expect, test } from '@playwright/test';
import { attackDesk } from '../../trials/hostile/attack-desk.ts';
import { attackRobots } from '../../trials/hostile/attack-robots.ts';
import { attackTexts } from '../../trials/hostile/attack-texts.ts';
import { attackUploads, complaintOf } from '../../trials/hostile/attack-uploads.ts';
import { attack } from '../../trials/hostile/attack.ts';
import { FEW, HOSTILE_PICTURES } from '../../trials/hostile/pictures/index.ts';
import { readSharedSite } from '../../site/site.ts';

test('hostile input: 1,500 requests that mean ill get no 5xx, nothing of the inside, no redirect to elsewhere', async () => {
  const site = readSharedSite();
  const { statuses, complaints } = await attack({
    port: site.port,
    host: new URL(site.origins.uz).host,
    seed: 1_000_000,
    requests: 1_500,
  });
  expect(complaints).toEqual([]);
  // The requests reach pages, handlers and refusals.
  for (const status of [200, 301, 400, 404, 405, 421])
    expect(statuses[status], String(status)).toBeGreaterThan(0);
});

test('pictures of a few bytes cost neither memory nor time, those that were found among them', async () => {
  const { port, origins, pids } = readSharedSite();
  const target = { port, host: new URL(origins.ru).host, pid: pids[1] ?? 0 };
  const results = await attackUploads(target, HOSTILE_PICTURES.slice(0, FEW));
  expect(results.flatMap((result) => complaintOf(result) ?? [])).toEqual([]);
  const found = results.slice(0, 2);
  expect(
    found.map(({ status }) => status),
    'refused by their headers',
  ).toEqual([422, 422]);
  expect(results.map(({ status }) => status)).toContain(200);
});

test('hostile robots: no form is taken from one that reads what it is sent, nor the call of a form', async () => {
  const site = readSharedSite();
  expect(await attackRobots({ port: site.port, host: new URL(site.origins.ru).host })).toEqual([]);
});

test('hostile texts: no control character gets into what the staff reads', async () => {
  const site = readSharedSite();
  expect(await attackTexts({ port: site.port, host: new URL(site.origins.ru).host })).toEqual([]);
});

test('hostile requests to the desk: nobody gets a 5xx, the inside, or anything but a refusal', async () => {
  const { backendPort } = readSharedSite();
  expect(await attackDesk({ base: `http://127.0.0.1:${backendPort}/desk`, each: 8 })).toEqual([]);
});
