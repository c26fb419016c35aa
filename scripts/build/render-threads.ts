import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { MakePages } from '../../src/publishing/prerender.ts';

/** For fewer pages, starting a thread takes longer than it saves. */
const MIN_PAGES = 2_000;

/** Most threads besides the main one. All of them ask the backend, which is one process. */
const MAX_THREADS = 3;

const ENDED = 'a thread that rendered pages has ended';

/** A batch of pages for a thread. Its reply has the same number. */
export interface Batch {
  batch: number;
  keys: readonly string[];
}
type Listed = Awaited<ReturnType<MakePages>>;
export type BatchResult = { batch: number } & ({ pages: Listed } | { problem: string });

/** Threads that render pages beside the main one: one less than there are cores, none for a few pages. */
export function openHelpers(dist: string, pages: number, cores = availableParallelism()): MakePages[] {
  const count = pages < MIN_PAGES ? 0 : Math.min(cores - 1, MAX_THREADS);
  return Array.from({ length: count }, () => openHelper(dist));
}

function openHelper(dist: string): MakePages {
  let ended = false;
  const thread = new Worker(new URL('./render-thread.ts', import.meta.url), { workerData: dist });
  thread.unref();
  const asked = new Map<number, PromiseWithResolvers<Listed>>();
  let batches = 0;
  const fail = (error: Error) => {
    for (const { reject } of asked.values()) reject(error);
  };
  thread.on('error', fail);
  thread.on('exit', () => {
    ended = true;
    fail(new Error(ENDED));
  });
  thread.on('message', (response: BatchResult) => {
    const waiting = asked.get(response.batch);
    asked.delete(response.batch);
    if ('pages' in response) waiting?.resolve(response.pages);
    else waiting?.reject(new Error(response.problem));
  });
  return (keys) => {
    const waiting = Promise.withResolvers<Listed>();
    if (ended) return Promise.reject(new Error(ENDED));
    const batch = (batches += 1);
    asked.set(batch, waiting);
    thread.postMessage({ batch, keys } satisfies Batch);
    return waiting.promise;
  };
}
