import { Worker } from 'node:worker_threads';

/** What to ask for, by whom and how long. */
export interface Load {
  port: number;
  /** Host header. */
  host: string;
  /** Requests a second at even distances, whether or not answers have come; as fast as they come by default. */
  rate?: number;
  /** Address; `{q}` becomes the beginning of a search, `{n}` becomes a number that grows by a hundredth a request: every address is a new one. */
  path: string;
  /** The first of those numbers. */
  first: number;
  /** Connections that are kept open. */
  connections: number;
  milliseconds: number;
}

/** What came out of it. */
export interface LoadResult {
  requests: number;
  /** Answers that were not 200. */
  failures: number;
  perSecond: number;
  /** Milliseconds within which a given share of the responses came. */
  p50: number;
  p95: number;
}

/** Asks as fast as the answers come, from a thread of its own. */
export function runLoad(load: Load): Promise<LoadResult> {
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), { workerData: load });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
