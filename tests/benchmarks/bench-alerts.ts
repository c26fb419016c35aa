// npm run bench:alerts [-- filters arrivals]: how long it takes to match saved filters with arrivals and to
// notify the people. With --record the table is written into docs/benchmarks/alerts.md as well.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, gte } from 'drizzle-orm';
import { arrivalLists } from '@tourbillon/backend/alerts/arrival-lists.ts';
import { matchingArrivals } from '@tourbillon/backend/alerts/match-filters.ts';
import { notifyStockChanges } from '@tourbillon/backend/alerts/notify-stock-changes.ts';
import { loadCatalogue } from '@tourbillon/backend/catalogue/load-catalogue.ts';
import { schema, type Database } from '@tourbillon/backend/database/database.ts';
import { openDatabase } from '@tourbillon/backend/database/open/open-database.ts';
import { postgresBinaries } from '../contract/postgres-binaries.ts';
import { startCluster } from '../contract/postgres-cluster.ts';
import { addArrivals, FIRST_ARRIVAL, saveFilters } from './bench-alerts/saved-filters.ts';
import { ResultTable } from './measure/result-table.ts';
import { longestWait } from './bench-alerts/longest-wait.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { fillDatabase } from '@tourbillon/backend/demonstration/fill-database.ts';
import { demonstration } from '@tourbillon/demonstration/demonstration.ts';
import { importContent } from '@tourbillon/backend/content-import/import-content.ts';

const { alertNotices, alerts, items, mailQueue, stockEvents } = schema;

const HEAD = [
  'Database',
  'Matching alone',
  'Pairs',
  'Matched, noted and queued',
  'Longest wait of others',
  'Letters',
  'Sent twice',
];

const table = new ResultTable();

/** Removes the measured data, also when the benchmark is interrupted. */
let leave: (() => Promise<void>) | undefined;

runScript(async () => {
  onShutdown(async () => leave?.());
  const [filters = 10_000, arrivals = 1_000] = process.argv
    .slice(2)
    .filter((word) => !word.startsWith('--'))
    .map(Number);
  table.row(HEAD);
  table.row(HEAD.map((_, column) => (column === 0 ? '---' : '--:')));
  let wrong = await measure('PGlite', filters, arrivals);
  if (postgresBinaries()) wrong += await measure('PostgreSQL', filters, arrivals);
  await table.record('alerts.md', 'npm run bench:alerts');
  return wrong === 0 ? 0 : 1;
});

/** Measures one database and prints its row. @returns the number of notices that somebody got twice. */
async function measure(name: string, filters: number, arrivals: number): Promise<number> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-alerts-'));
  const binaries = name === 'PostgreSQL' ? postgresBinaries() : undefined;
  const cluster = binaries ? await startCluster(binaries) : undefined;
  const open = await openDatabase({ dataDir, ...(cluster && { databaseUrl: cluster.url }) });
  leave = async () => {
    await open.close();
    await cluster?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const { database } = open;
    await open.migrate();
    await fillDatabase(database, demonstration, () => undefined);
    // The rates of currencies are part of the content.
    await importContent(database, () => undefined, { demonstration });
    const catalogue = await loadCatalogue(database);
    await saveFilters(database, catalogue, filters);
    await database.delete(stockEvents);
    await addArrivals(database, arrivals);

    const rows = await database.select().from(items).where(gte(items.id, FIRST_ARRIVAL));
    const kept = await database.select().from(alerts);
    const lists = arrivalLists(rows, catalogue);
    const matching = performance.now();
    const pairs = kept.reduce(
      (sum, filter) =>
        sum + matchingArrivals({ list: 'clocks_today', filters: filter.filters ?? {} }, lists).length,
      0,
    );
    const matched = performance.now() - matching;

    const telling = performance.now();
    const { result: letters, longest } = await longestWait(database, () => notifyAll(database, catalogue));
    const told = performance.now() - telling;

    // The same items again, as after a restart between two rounds: nothing is new.
    await database.update(items).set({ availability: 'reserved' }).where(gte(items.id, FIRST_ARRIVAL));
    await database.update(items).set({ availability: 'in_stock' }).where(gte(items.id, FIRST_ARRIVAL));
    const again = await notifyAll(database, catalogue);
    const noted = await database.$count(alertNotices);
    const queued = await database.$count(mailQueue, eq(mailQueue.template, 'arrived-filter'));
    const wrong = again + (noted - pairs) + (queued - letters);
    const cells = [name, ms(matched), whole(pairs), ms(told), ms(longest), whole(letters), whole(wrong)];
    table.row(cells);
    return wrong;
  } finally {
    await leave();
    leave = undefined;
  }
}

/** Sends notices until none is left. @returns the number of letters. */
async function notifyAll(
  database: Database,
  catalogue: Awaited<ReturnType<typeof loadCatalogue>>,
): Promise<number> {
  for (let letters = 0; ;) {
    const round = await notifyStockChanges(database, { catalogue, key: 'bench' });
    letters += round.letters;
    if (round.events === 0) return letters;
  }
}

function ms(milliseconds: number): string {
  return `${whole(milliseconds)} ms`;
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}
