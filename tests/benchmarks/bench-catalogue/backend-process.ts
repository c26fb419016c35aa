import { fork } from 'node:child_process';
import { once } from 'node:events';

/** The report of a ready backend: its address, number of items, and durations in milliseconds. */
export interface Ready {
  url: string;
  items: number;
  /** Times to fill the database, load the lists, and build the search indexes. */
  fillMs: number;
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

export type BackendReport = Ready | Memory | Cpu;

/** A backend over a generated stock. */
export interface MeasuredBackend extends Ready {
  memory(): Promise<Memory>;
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a backend in its own process, and fills its database first. */
export async function startMeasuredBackend(stock: {
  items: number;
  dataDir: string;
  databaseUrl?: string;
  /** Milliseconds after which filling stops. */
  fillLimit: number;
}): Promise<MeasuredBackend> {
  const child = fork(new URL('./backend.ts', import.meta.url), {
    execArgv: ['--expose-gc', '--max-old-space-size=8192'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: stock.dataDir,
      DATABASE_URL: stock.databaseUrl ?? '',
      BENCH_ITEMS: String(stock.items),
      BENCH_FILL_LIMIT: String(stock.fillLimit),
    },
  });
  const ended = once(child, 'exit');
  const said = async <Report>(): Promise<Report> => {
    const died = ended.then(([code]: unknown[]) => {
      throw new Error(`the measured backend ended with code ${String(code)}`);
    });
    const [report] = (await Promise.race([once(child, 'message'), died])) as [Report];
    return report;
  };
  const ready = await said<Ready>();
  return {
    ...ready,
    memory() {
      child.send('memory');
      return said<Memory>();
    },
    async cpu() {
      child.send('cpu');
      return (await said<Cpu>()).cpu;
    },
    async stop() {
      child.send('stop');
      await ended;
    },
  };
}
