// npm run bench:desk: lists of the desk with 100,000 requests, orders and pledge tickets, on PGlite and PostgreSQL. The
// number may be given: npm run bench:desk -- 10000. With --record the figures are written into docs/benchmarks/desk.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@tourbillon/backend/database/database.ts';
import { openDatabase } from '@tourbillon/backend/database/open/open-database.ts';
import { listDeskOrders } from '@tourbillon/backend/orders/orders.ts';
import { listDeskTickets } from '@tourbillon/backend/pledge/pledge.ts';
import { listInbox, readInboxChanges } from '@tourbillon/backend/requests/requests.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { postgresBinaries } from '../contract/postgres-binaries.ts';
import { startCluster } from '../contract/postgres-cluster.ts';
import { fillDesk } from './bench-desk/fill-desk.ts';
import { ResultTable } from './measure/result-table.ts';

/** Number of requests for each list. */
const TIMES = 20;

/** Target of p95, milliseconds. */
const TARGET = 300;

const table = new ResultTable();

runScript(async () => {
  const amount = Number(process.argv.slice(2).find((word) => !word.startsWith('--')) ?? 100_000);
  table.row(['List', 'Database', 'p50', 'p95']);
  table.row(['---', '---', '---:', '---:']);
  let slow = 0;
  for (const name of ['PGlite', 'PostgreSQL']) {
    const binaries = name === 'PostgreSQL' ? postgresBinaries() : undefined;
    if (name === 'PostgreSQL' && !binaries) continue;
    const cluster = binaries ? await startCluster(binaries) : undefined;
    if (cluster) onShutdown(() => cluster.stop());
    const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-desk-'));
    onShutdown(() => rm(dataDir, { recursive: true, force: true }));
    const open = await openDatabase({ dataDir, databaseUrl: cluster?.url });
    await open.migrate();
    await fillDesk(open.database, amount);
    for (const [what, ask] of Object.entries(listsOf(open.database, amount))) {
      const p95 = await measure(what, name, ask);
      if (p95 > TARGET) slow += 1;
    }
    await open.close();
  }
  await table.record('desk.md', 'npm run bench:desk');
  if (slow > 0) throw new Error(`${slow} lists take more than ${TARGET} ms at p95.`);
});

/** The lists as people use them: the first page, filtered, searched, and the last page. */
function listsOf(database: Database, amount: number): Record<string, () => Promise<unknown>> {
  const boss = { id: 1, office: null };
  const samara = { id: 1, office: 'samara' };
  const last = Math.ceil(amount / 50);
  const inbox = (filter: object, reader: typeof boss | typeof samara = boss) =>
    listInbox(database, reader, { page: 1, sort: 'latest', ...filter });
  const orders = (filter: object, office: string | null = null) =>
    listDeskOrders(database, { office, locale: 'ru' }, { page: 1, ...filter });
  const today = new Date().toISOString().slice(0, 10);
  const tickets = (filter: object, office: string | null = null) =>
    listDeskTickets(database, office, { page: 1, ...filter }, today);
  return {
    'Inbox, first page': () => inbox({}),
    'Inbox, what waits': () => inbox({ state: 'open', sort: 'due' }),
    'Inbox of an office, late appraisals': () => inbox({ kind: 'appraisal', late: 'yes' }, samara),
    'Inbox, a name': () => inbox({ search: 'c4ca4238' }),
    'Inbox, a phone': () => inbox({ search: '+7 9 000 012 345' }),
    'Inbox, what all have': () => inbox({ search: 'имя omega' }),
    'Inbox, last page': () => inbox({ page: last }),
    'Inbox, what has changed': () =>
      readInboxChanges(database, 'samara', new Date(Date.now() - 60_000).toISOString()),
    'Orders, first page': () => orders({}),
    'Orders of an office, open': () => orders({ list: 'open' }, 'samara'),
    'Orders, a name': () => orders({ q: 'c4ca4238' }),
    'Orders, what all have': () => orders({ q: 'имя' }),
    'Orders, last page': () => orders({ page: last }),
    'Tickets, first page': () => tickets({}),
    'Tickets of an office, overdue': () => tickets({ list: 'overdue' }, 'samara'),
    'Tickets, a part of a number': () => tickets({ q: '12345' }),
    'Tickets, last page': () => tickets({ page: last }),
  };
}

/** Requests a list many times. @returns p95 in milliseconds. */
async function measure(what: string, database: string, ask: () => Promise<unknown>): Promise<number> {
  await ask();
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  table.row([what, database, ...[0.5, 0.95].map((share) => `${at(share).toFixed(0)} ms`)]);
  return at(0.95);
}
