import { Worker } from 'node:worker_threads';

/** A given number of requests a second, whether or not responses arrive. */
export interface SteadyLoad {
  port: number;
  /** Host headers and paths, used in turn; `{n}` in a path becomes a new number each time. */
  hosts: readonly string[];
  paths: readonly string[];
  perSecond: number;
}

/** Result of the load; times in milliseconds. */
export interface SteadyResult {
  requests: number;
  /** Responses that were not 200. */
  failures: number;
  /** Those among them that ask for a retry: 503 with Retry-After. */
  rejected: number;
  p99: number;
  worst: number;
}

/** Starts the load in a thread of its own. @returns a function that ends it and gives the result. */
export function startSteadyLoad(load: SteadyLoad): () => Promise<SteadyResult> {
  const worker = new Worker(new URL('./steady-worker.ts', import.meta.url), { workerData: load });
  const result = new Promise<SteadyResult>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return () => {
    worker.postMessage('stop');
    return result;
  };
}
