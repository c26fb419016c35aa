import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { startProgram } from '../../scripts/processes/child.ts';
import { freePort } from '../../scripts/processes/ports.ts';
import { fileOf } from '../../scripts/processes/programs.ts';
import { postgresBinaries } from '../contract/postgres-binaries.ts';
import { startCluster } from '../contract/postgres-cluster.ts';
import { ask } from '../site/ask.ts';
import { newPhone, proof } from '../site/call-requests.ts';
import { linkTree } from '../site/link-tree.ts';
import { backend, startThrowawaySite, storefront } from '../site/throwaway.ts';

/** Number of buyers at each storefront. */
const BUYERS = 4;

/** The last started is stopped first. */
const stops: (() => unknown)[] = [];
test.afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

test('D76 of many who buy the same piece in the same second, over two storefronts, two backends and one PostgreSQL, one gets it', async () => {
  test.setTimeout(240_000);
  const binaries = postgresBinaries();
  // npm installs them. A skipped test would report nothing, so a missing one is an error.
  if (!binaries) throw new Error('No PostgreSQL was found');
  const cluster = await startCluster(binaries);
  stops.push(() => cluster.stop());
  const first = await startThrowawaySite({ DATABASE_URL: cluster.url, DEMO_DATA: 'none' }, { pages: 'none' });
  stops.push(first.stop);
  const folder = await mkdtemp(path.join(tmpdir(), 'two-of-each-'));
  // In the folder of the project, so that the built server finds its packages.
  const dist = await mkdtemp(fileOf('.runtime/second-'));
  stops.push(() => Promise.all([folder, dist].map((one) => rm(one, { recursive: true, force: true }))));
  await linkTree(first.dist, dist);
  const [port, backendPort] = [await freePort(), await freePort()];
  const own = { PORT: String(port), BACKEND_PORT: String(backendPort), DATA_DIR: folder };
  for (const program of [backend({ ...first.env, ...own }), storefront(dist, { ...first.env, ...own })]) {
    const { stop } = await startProgram(program);
    stops.push(stop);
  }
  const database = new Client({ connectionString: cluster.url });
  await database.connect();
  stops.push(() => database.end());
  await database.query(
    `insert into items (number, catalog_type, url, stock, brand_id, condition, availability, cities, price_usd, is_promo,
       is_vip, specials, insertions, functions, precious_stones, limited, published_at, updated_at)
     select 'R-1', 'clock', 'race-1', 'current', id, 'perfect', 'in_stock', '{}', 12500, false,
       false, '{}', '{}', '{}', false, false, now(), now() from brands where slug = 'rolex'`,
  );

  const doors = [first.port, port].map((one) => ({ port: one, host: `ru.localhost:${one}` }));
  const buyers = await Promise.all(
    doors.flatMap((door) =>
      Array.from({ length: BUYERS }, async () => ({ door, telephone: newPhone(), robot: await proof(door) })),
    ),
  );
  const answers = await Promise.all(
    buyers.map(async ({ door, telephone, robot }) => {
      const fields = {
        item: 'clock/race-1',
        wish: 'buy',
        user_name: 'Анна',
        country: 'ru',
        telephone,
        type_contact: 'telephone',
        nickname: '@',
        email: '',
        consent: '1',
        robot,
      };
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const body = String(new URLSearchParams(fields));
      return ask('ru', '/purchase/', { ...door, method: 'POST', headers, body });
    }),
  );
  const t = translator('ru');
  const [promise = ''] = t('orders.heldUntil', { date: '#' }).split('#');
  const { rows } = await database.query<{ telephone: string; availability: string }>(
    `select r.payload->>'telephone' as telephone, i.availability from requests r join items i on i.held_for_request = r.id`,
  );
  expect(rows.map(({ availability }) => availability)).toEqual(['reserved']);
  const winner = answers[buyers.findIndex(({ telephone }) => telephone === rows[0]?.telephone)];
  expect(winner?.status).toBe(200);
  expect(winner?.text).toContain(t('cases.purchaseDone'));
  const others = answers.filter((answer) => answer !== winner);
  // The item is not promised to anybody else. A busy machine may have stored the purchase for later, with a
  // thank-you page that promises nothing.
  expect(others.filter(({ text }) => text.includes(promise)).length).toBe(0);
  const told = others.filter(({ text }) => text.includes(t('cases.purchaseGone')));
  expect(told.length).toBeGreaterThan(0);
  expect(told.map(({ status }) => status)).toEqual(Array<number>(told.length).fill(422));
  const kept = others.filter(({ text }) => text.includes(t('cases.purchaseDone')));
  expect(told.length + kept.length).toBe(2 * BUYERS - 1);
});
