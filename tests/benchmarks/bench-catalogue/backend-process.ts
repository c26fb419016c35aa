import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { BACKEND_ALLOCATOR, BACKEND_NODE_OPTIONS } from '../../../scripts/processes/programs.ts';

/** A filled database: its number of items, and how long it took in milliseconds. */
export interface Filled {
  items: number;
  fillMs: number;
}

/** The report of a ready backend: its address, and milliseconds to load the lists and to build the search indexes. */
interface Ready {
  url: string;
  loadMs: number;
  searchMs: number;
}

/** Memory of its process after a garbage collection, and its peak, bytes. */
export interface Memory {
  rss: number;
  heapUsed: number;
  arrayBuffers: number;
  peak: number;
}

/** Processor time it has used so far, milliseconds. */
export interface Cpu {
  cpu: number;
}

/** An item has been sold, by a connection of another program. */
export interface Sold {
  sold: string;
}

export type BackendReport = Ready | Memory | Cpu | Sold;

/** A backend over a generated stock. */
export interface MeasuredBackend extends Filled, Ready {
  memory(): Promise<Memory>;
  cpu(): Promise<number>;
  /** Sells an item by its slug. */
  sell(url: string): Promise<void>;
  stop(): Promise<void>;
}

/** Fills a database, then starts a backend over it, each in its own process. */
export async function startMeasuredBackend(stock: {
  items: number;
  dataDir: string;
  databaseUrl?: string;
  /** Milliseconds after which filling stops. */
  fillLimit: number;
}): Promise<MeasuredBackend> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: stock.dataDir,
    DATABASE_URL: stock.databaseUrl ?? '',
    BENCH_ITEMS: String(stock.items),
    BENCH_FILL_LIMIT: String(stock.fillLimit),
  };
  const filling = fork(new URL('./fill.ts', import.meta.url), {
    execArgv: ['--max-old-space-size=8192'],
    env,
  });
  const filled = await reportOf<Filled>(filling);
  if (filling.exitCode === null) await once(filling, 'exit');
  const child = fork(new URL('./backend.ts', import.meta.url), {
    execArgv: ['--expose-gc', '--max-old-space-size=8192', ...BACKEND_NODE_OPTIONS],
    env: { ...BACKEND_ALLOCATOR, ...env },
  });
  const ended = once(child, 'exit');
  const said = <Report>() => reportOf<Report>(child);
  const ready = await said<Ready>();
  return {
    ...filled,
    ...ready,
    memory() {
      child.send('memory');
      return said<Memory>();
    },
    async cpu() {
      child.send('cpu');
      return (await said<Cpu>()).cpu;
    },
    async sell(item) {
      child.send({ sell: item });
      await said<Sold>();
    },
    async stop() {
      child.send('stop');
      await ended;
    },
  };
}

/** The next report of a process. @throws Error when it ends before. */
async function reportOf<Report>(child: ChildProcess): Promise<Report> {
  const died = once(child, 'exit').then(([code]: unknown[]) => {
    throw new Error(`the measured process ended with code ${String(code)}`);
  });
  const [report] = (await Promise.race([once(child, 'message'), died])) as [Report];
  return report;
}
