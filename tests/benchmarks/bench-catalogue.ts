// npm run bench:catalogue [sizes…] [database]: measures lists, the search and single sales over generated stocks, on
// both databases. With --record the figures are written into docs/benchmarks/catalogue.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postgresBinaries } from '../contract/postgres-binaries.ts';
import { startCluster } from '../contract/postgres-cluster.ts';
import { startMeasuredBackend } from './bench-catalogue/backend-process.ts';
import { makeRequests } from './bench-catalogue/requests.ts';
import { timeEach, type Times } from './bench-catalogue/time-requests.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { timeSales } from './bench-catalogue/time-sales.ts';
import { ResultTable } from './measure/result-table.ts';
import { recordMeasurements } from './targets/measurements.ts';
import { type Target, TARGETS, type TargetName } from './targets/targets.ts';

const SIZES = [10_000, 100_000, 1_000_000];

/** Targets of p95 by kind of request and number of items (architecture §8). */
const TARGET_OF: Partial<Record<string, Partial<Record<number, TargetName>>>> = {
  'list + all facets': { 10_000: 'facets10k', 100_000: 'facets100k', 1_000_000: 'facets1m' },
  suggestions: { 100_000: 'suggestions100k' },
};

/** Number of lists in each measurement. */
const LISTS = 400;

/** Time limit for filling a database, milliseconds. */
const FILL_LIMIT = 15 * 60_000;

/** Number of sales, one after another. */
const SALES = 15;

/** Target of a sale: milliseconds until lists, counts and the search are without the item. */
const SALE_TARGET = 1_000;

const HEAD = ['Items', 'Database', 'Asked for', 'p50', 'p95', 'Slowest', 'CPU each', 'Target p95'];

const table = new ResultTable();

/** The slower database of each target, p95 in milliseconds. */
const slowest: Partial<Record<TargetName, number>> = {};

/** Removes the measured data, also when the benchmark is interrupted. */
let leave: (() => Promise<void>) | undefined;

runScript(async () => {
  onShutdown(async () => leave?.());
  const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const asked = named.map(Number).filter((size) => size > 0);
  const databases = ['PGlite', 'PostgreSQL'].filter((name) => !named.some(isWord) || named.includes(name));
  table.row(HEAD);
  table.row(HEAD.map((_, column) => (column < 3 ? '---' : '--:')));
  const notes: string[] = [];
  for (const size of asked.length > 0 ? asked : SIZES) {
    for (const database of databases) notes.push(await measure(size, database));
  }
  console.log(`\n${notes.join('\n')}`);
  await table.record('catalogue.md', 'npm run bench:catalogue', notes);
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
    for (const [name, addresses] of Object.entries(requests)) {
      // Warm up: the JIT compiler, and values that are computed once for a list or an order.
      await timeEach(addresses.slice(0, 60));
      const before = await backend.cpu();
      const times = await timeEach(addresses);
      const cpu = ((await backend.cpu()) - before) / addresses.length;
      const figure = TARGET_OF[name]?.[size];
      if (figure) slowest[figure] = Math.max(slowest[figure] ?? 0, times.p95);
      const target: Target | undefined = figure && TARGETS[figure];
      const most = target ? `${target.most} ms` : '';
      table.row([backend.items.toLocaleString('en'), database, name, ...timesOf(times), ms(cpu), most]);
    }
    await recordMeasurements(slowest);
    const { rss, heapUsed, arrayBuffers, peak } = await backend.memory();
    const sales = await timeSales(backend, SALES);
    for (const [name, { p50, max }] of Object.entries(sales)) {
      const what = `a sale until ${name} show${name === 'search' ? 's' : ''} it`;
      table.row([
        backend.items.toLocaleString('en'),
        database,
        what,
        ms(p50),
        '',
        ms(max),
        '',
        `${SALE_TARGET} ms`,
      ]);
    }
    const after = await backend.memory();
    await backend.stop();
    const took = `filled in ${s(backend.fillMs)}, lists loaded in ${s(backend.loadMs)}, search in ${s(backend.searchMs)}`;
    const memory = `${mb(rss)} resident (heap ${mb(heapUsed)}, arrays ${mb(arrayBuffers)}), at most ${mb(peak)}; after ${SALES} sales ${mb(after.rss)}`;
    return `${backend.items.toLocaleString('en')} on ${database}: ${took}; ${memory}.`;
  } finally {
    await leave();
    leave = undefined;
  }
}

function timesOf({ p50, p95, max }: Times): string[] {
  return [p50, p95, max].map(ms);
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`;
}

function s(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function mb(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
