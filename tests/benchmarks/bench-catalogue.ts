// npm run bench:catalogue [sizes…]: measures lists and the search over generated stocks, on both databases.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postgresBinaries } from '../contract/postgres-binaries.ts';
import { startCluster } from '../contract/postgres-cluster.ts';
import { startMeasuredBackend } from './bench-catalogue/backend-process.ts';
import { makeRequests } from './bench-catalogue/requests.ts';
import { timeEach, type Times } from './bench-catalogue/time-requests.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { recordMeasurements } from './targets/measurements.ts';
import { TARGETS, type TargetName } from './targets/targets.ts';

const SIZES = [10_000, 100_000, 1_000_000];

/** Target of p95 with all facets, milliseconds (architecture §8). */
const TARGET_OF = {
  10_000: 'facets10k',
  100_000: 'facets100k',
  1_000_000: 'facets1m',
} as const satisfies Record<number, TargetName>;

/** Number of lists in each measurement. */
const LISTS = 400;

/** Time limit for filling a database, milliseconds. */
const FILL_LIMIT = 15 * 60_000;

const HEAD = ['Items', 'Database', 'Asked for', 'p50', 'p95', 'Slowest', 'CPU each', 'Target p95'];

/** The slower database of each size, p95 in milliseconds. */
const slowest = new Map<number, number>();

/** Removes the measured data, also when the benchmark is interrupted. */
let leave: (() => Promise<void>) | undefined;

runScript(async () => {
  onShutdown(async () => leave?.());
  const named = process.argv.slice(2);
  const asked = named.map(Number).filter((size) => size > 0);
  const databases = ['PGlite', 'PostgreSQL'].filter((name) => !named.some(isWord) || named.includes(name));
  row(HEAD);
  row(HEAD.map((_, column) => (column < 3 ? '---' : '--:')));
  const notes: string[] = [];
  for (const size of asked.length > 0 ? asked : SIZES) {
    for (const database of databases) notes.push(await measure(size, database));
  }
  console.log(`\n${notes.join('\n')}`);
  return 0;
});

function isWord(word: string): boolean {
  return Number.isNaN(Number(word));
}

/** Measures one stock and prints its rows. @returns a line about its memory and start. */
async function measure(size: number, database: string): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-catalogue-'));
  const binaries = database === 'PostgreSQL' ? postgresBinaries() : undefined;
  if (database === 'PostgreSQL' && !binaries) return 'PostgreSQL is not installed: measured on PGlite only.';
  const cluster = binaries ? await startCluster(binaries) : undefined;
  leave = async () => {
    await cluster?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const stock = { items: size, dataDir, databaseUrl: cluster?.url, fillLimit: FILL_LIMIT };
    const backend = await startMeasuredBackend(stock);
    const requests = await makeRequests(backend.url, LISTS);
    let worst = 0;
    for (const [name, addresses] of Object.entries(requests)) {
      // Warm up: the JIT compiler, and values that are computed once for a list or an order.
      await timeEach(addresses.slice(0, 60));
      const before = await backend.cpu();
      const times = await timeEach(addresses);
      const cpu = ((await backend.cpu()) - before) / addresses.length;
      const figure = name === 'list + all facets' ? targetOf(size) : undefined;
      const target = figure ? `${TARGETS[figure].most} ms` : '';
      worst = Math.max(worst, figure ? times.p95 : 0);
      row([backend.items.toLocaleString('en'), database, name, ...timesOf(times), ms(cpu), target]);
    }
    slowest.set(size, Math.max(slowest.get(size) ?? 0, worst));
    const figure = targetOf(size);
    if (figure) await recordMeasurements({ [figure]: slowest.get(size) });
    const { rss, heapUsed, arrayBuffers, peak } = await backend.memory();
    await backend.stop();
    const took = `filled in ${s(backend.fillMs)}, lists loaded in ${s(backend.loadMs)}, search in ${s(backend.searchMs)}`;
    const memory = `${mb(rss)} resident (heap ${mb(heapUsed)}, arrays ${mb(arrayBuffers)}), at most ${mb(peak)}`;
    return `${backend.items.toLocaleString('en')} on ${database}: ${took}; ${memory}.`;
  } finally {
    await leave();
    leave = undefined;
  }
}

function targetOf(size: number): (typeof TARGET_OF)[keyof typeof TARGET_OF] | undefined {
  return Object.hasOwn(TARGET_OF, size) ? TARGET_OF[size as keyof typeof TARGET_OF] : undefined;
}

function timesOf({ p50, p95, max }: Times): string[] {
  return [p50, p95, max].map(ms);
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`;
}

function row(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

function s(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function mb(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
