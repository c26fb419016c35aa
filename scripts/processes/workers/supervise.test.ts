import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { fileOf } from '../programs.ts';

/** A worker without a server, which sends no metrics of its own. */
const WORKER = `
process.on('message', ({ word, id }) => {
  if (word === 'figures') process.send({ word: 'figures are', id, figures: [] });
  if (word === 'leave') process.exit();
});
process.send({ ready: 'http://127.0.0.1' });
`;

/** A supervisor whose only worker is killed, and which is reloaded before that worker is started again. */
const SUPERVISOR = `
import { setTimeout } from 'node:timers/promises';
import { superviseStorefront } from '${fileOf('scripts/processes/workers/supervise.ts')}';
import { metricsOfWorkers } from '${fileOf('scripts/processes/workers/worker-metrics.ts')}';

const place = { root: process.argv[2], dist: '' };
const storefront = await superviseStorefront({ place, count: 1, env: {}, log: () => undefined });
process.kill(storefront.workers()[0].pid, 'SIGKILL');
while (storefront.workers().length > 0) await setTimeout(10);
await storefront.reload(place);
const report = async () => /^storefront_worker_restarts_total .*/m.exec(await metricsOfWorkers(storefront))[0];
const reports = [await report()];
while (storefront.workers().length === 0) await setTimeout(10);
await storefront.reload(place);
reports.push(await report());
console.log(JSON.stringify(reports));
await storefront.stop();
process.exit();
`;

it('D178 workers that die are counted, those that a reload replaces are not, also when both happen at once', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'supervise-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'scripts'));
  writeFileSync(path.join(root, 'scripts/serve.mjs'), WORKER);
  const supervisor = path.join(root, 'supervisor.mjs');
  writeFileSync(supervisor, SUPERVISOR);
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { stdout } = await promisify(execFile)(process.execPath, [supervisor, root], { env });
  expect(JSON.parse(stdout)).toEqual(Array.from({ length: 2 }, () => 'storefront_worker_restarts_total 1'));
});
