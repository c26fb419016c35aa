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

/** A worker that says of which release it is. */
const workerOf = (release: string) => WORKER.replace('figures: []', `figures: ['${release}']`);

/** The worker of a release that fails once, after another worker has died and was started again. */
const FAILING_WORKER = `
import cluster from 'node:cluster';
if (cluster.worker.id === 3) setTimeout(() => process.send({ problem: 'broken' }, () => process.exit()), 1500);
else {${workerOf('failed')}}
`;

/** A supervisor with two workers. While a release fails in place of the first, the second one is killed. */
const RELOADED_SUPERVISOR = `
import { setTimeout } from 'node:timers/promises';
import { superviseStorefront } from '${fileOf('scripts/processes/workers/supervise.ts')}';

const [root, next] = process.argv.slice(2);
const place = { root, dist: '' };
const storefront = await superviseStorefront({ place, count: 2, env: {}, log: () => undefined });
const failed = storefront.reload({ root: next, dist: '' }).catch((error) => error.message);
process.kill(storefront.workers()[1].pid, 'SIGKILL');
const reports = [await failed];
while (storefront.workers().length < 2) await setTimeout(10);
console.log(JSON.stringify([...reports, ...(await storefront.metrics()).flat()]));
await storefront.stop();
process.exit();
`;

/** A supervisor that tells its workers something before it has noticed that one of them was killed. */
const TELLING_SUPERVISOR = `
import { setTimeout } from 'node:timers/promises';
import { superviseStorefront } from '${fileOf('scripts/processes/workers/supervise.ts')}';

const place = { root: process.argv[2], dist: '' };
const storefront = await superviseStorefront({ place, count: 2, env: {}, log: () => undefined });
process.kill(storefront.workers()[0].pid, 'SIGKILL');
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
for (let told = 0; told < 20; told += 1) storefront.takePages();
while (storefront.restarts() === 0 || storefront.workers().length < 2) await setTimeout(10);
console.log(JSON.stringify(storefront.workers().length));
await storefront.stop();
process.exit();
`;

it('D178 a message to a worker that has just been killed ends nobody else', async () => {
  expect(await supervise(TELLING_SUPERVISOR, WORKER)).toBe(2);
});

it('D178 workers that die are counted, those that a reload replaces are not, also when both happen at once', async () => {
  const reports = await supervise(SUPERVISOR, WORKER);
  expect(reports).toEqual(Array.from({ length: 2 }, () => 'storefront_worker_restarts_total 1'));
});

it('D178 a worker that dies during a reload that fails is started again from the release that serves', async () => {
  const reports = await supervise(RELOADED_SUPERVISOR, workerOf('serving'), FAILING_WORKER);
  expect(reports).toEqual(['broken', 'serving', 'serving']);
});

/** Runs a supervisor with a folder for the program of each worker. @returns what it prints. */
async function supervise(program: string, ...workers: string[]): Promise<unknown> {
  const place = mkdtempSync(path.join(tmpdir(), 'supervise-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const roots = workers.map((worker, index) => {
    const root = path.join(place, String(index));
    mkdirSync(path.join(root, 'scripts'), { recursive: true });
    writeFileSync(path.join(root, 'scripts/serve.mjs'), worker);
    return root;
  });
  const supervisor = path.join(place, 'supervisor.mjs');
  writeFileSync(supervisor, program);
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { stdout } = await promisify(execFile)(process.execPath, [supervisor, ...roots], { env });
  return JSON.parse(stdout);
}
