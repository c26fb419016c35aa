import { Worker } from 'node:worker_threads';

/** Addresses, connections and duration of a load. */
export interface Load {
  port: number;
  /** Host header. */
  host: string;
  /**
   * Requests a second at equal intervals, whether or not responses have arrived. By default each connection sends
   * the next request after a response.
   */
  rate?: number;
  /**
   * Address; `{q}` becomes the beginning of a search, `{n}` a number that grows by a hundredth with each request:
   * every address is a new one.
   */
  path: string;
  /** The first value of `{n}`. */
  first: number;
  /** Number of keep-alive connections. */
  connections: number;
  milliseconds: number;
}

/** Result of a load. */
export interface LoadResult {
  requests: number;
  /** Responses that were not 200. */
  failures: number;
  perSecond: number;
  /** Percentiles of the response times, milliseconds. */
  p50: number;
  p95: number;
}

/** Runs a load in a thread of its own. */
export function runLoad(load: Load): Promise<LoadResult> {
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), { workerData: load });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
