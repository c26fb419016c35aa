// npm run bench:memory: memory of every process of a fresh site, while it starts for the first time (with nothing
// built) and after visitors have read pages. Packages are those of this folder.
//   npm run bench:memory -- --record    also writes the table into docs/benchmarks/memory.md
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { ROOT } from '../../scripts/processes/programs.ts';
import { freePort } from '../../scripts/processes/ports.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { copyProject } from '../../scripts/releases/copy-project.ts';
import { throwawayEnvironment } from '../site/throwaway.ts';
import { mixOf } from './bench-load/mix.ts';
import { type ProcessMemory, sampleProcesses, sumOf } from './bench-memory/sample-processes.ts';
import { fetchPage } from './measure/fetch-page.ts';
import { ResultTable } from './measure/result-table.ts';
import { startSteadyLoad } from './measure/steady-load.ts';
import { recordMeasurements } from './targets/measurements.ts';

/** Milliseconds between two samples. */
const SAMPLE_INTERVAL = 500;

/** Visitors after the start: requests a second, and for how long, milliseconds. */
const VISITORS = { perSecond: 50, during: 20_000 };

/** Milliseconds without visitors before the last sample. */
const REST = 10_000;

runScript(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-memory-'));
  onShutdown(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const root = path.join(folder, 'site');
  await copyProject(ROOT, root);
  const [port, backendPort, deskPort] = [await freePort(), await freePort(), await freePort()];
  const env = {
    ...throwawayEnvironment(),
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DESK_PORT: String(deskPort),
    DATA_DIR: path.join(folder, 'data'),
  };
  const site = spawn('npm', ['start'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => site.once('close', () => resolve()));
  onShutdown(async () => {
    if (site.exitCode === null && site.pid) process.kill(-site.pid, 'SIGTERM');
    await ended;
  });
  let ready = false;
  createInterface({ input: site.stdout }).on('line', (line) => {
    if (/^[✓✗]/.test(line)) console.log(line);
    // The last step: the site is served before.
    if (/^[✓✗] Pages/.test(line)) ready = true;
  });

  let peak: ProcessMemory[] = [];
  while (!ready) {
    if (site.exitCode !== null || !site.pid) throw new Error('npm start did not serve');
    const now = await sampleProcesses(site.pid);
    if (sumOf(now) > sumOf(peak)) peak = now;
    await sleep(SAMPLE_INTERVAL);
  }
  const hosts = LOCALES.map((locale) => `${locale}.localhost:${port}`);
  const paths = mixOf(await fetchPage(port, hosts[0] ?? '', '/clocks_today/'));
  const stopVisitors = startSteadyLoad({ port, hosts, paths, perSecond: VISITORS.perSecond });
  await sleep(VISITORS.during);
  await stopVisitors();
  await sleep(REST);
  const rest = await sampleProcesses(site.pid ?? 0);

  const table = new ResultTable();
  table.row(['Process', 'At the peak of the first start', 'After visitors', 'the same, resident']);
  table.row(['---', '--:', '--:', '--:']);
  const names = [...new Set([...rest, ...peak].map(({ name }) => name))];
  for (const name of names) {
    const of = (all: ProcessMemory[]) => all.filter((one) => one.name === name);
    const peaks = of(peak).map(({ pss }) => megabytes(pss));
    const rests = of(rest).map(({ pss }) => megabytes(pss));
    const resident = of(rest).map(({ rss }) => megabytes(rss));
    table.row([name, peaks.join(', '), rests.join(', '), resident.join(', ')]);
  }
  table.row(['**together**', megabytes(sumOf(peak)), megabytes(sumOf(rest)), '']);
  await table.record('memory.md', 'npm run bench:memory');
  const largest = (name: string) =>
    Math.max(...rest.filter((one) => one.name === name).map(({ pss }) => pss));
  await recordMeasurements({
    backendMemory: largest('backend') / 1024 ** 2,
    workerMemory: largest('worker') / 1024 ** 2,
    startMemory: sumOf(peak) / 1024 ** 2,
  });
  return 0;
});

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 ** 2)} MB`;
}
