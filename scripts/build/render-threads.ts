import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { MakePages } from '../../src/publishing/prerender.ts';

/** Below this many pages a thread costs more at its start than it saves. */
const WORTH_IT = 2_000;

/** Threads beside ours, at most: the backend, which all of them ask, is one process. */
const MOST = 3;

const ENDED = 'a thread that rendered pages has ended';

/** What a helper is told, and what it answers to the lot of the same number. */
export interface Lot {
  lot: number;
  keys: readonly string[];
}
type Listed = Awaited<ReturnType<MakePages>>;
export type BatchResult = { lot: number } & ({ pages: Listed } | { problem: string });

/** Threads that render pages beside this one: one less than there are cores, none for a few pages. */
export function openHelpers(dist: string, pages: number, cores = availableParallelism()): MakePages[] {
  const count = pages < WORTH_IT ? 0 : Math.min(cores - 1, MOST);
  return Array.from({ length: count }, () => openHelper(dist));
}

function openHelper(dist: string): MakePages {
  let ended = false;
  const thread = new Worker(new URL('./render-thread.ts', import.meta.url), { workerData: dist });
  thread.unref();
  const asked = new Map<number, PromiseWithResolvers<Listed>>();
  let lots = 0;
  const fail = (error: Error) => {
    for (const { reject } of asked.values()) reject(error);
  };
  thread.on('error', fail);
  thread.on('exit', () => {
    ended = true;
    fail(new Error(ENDED));
  });
  thread.on('message', (response: BatchResult) => {
    const waiting = asked.get(response.lot);
    asked.delete(response.lot);
    if ('pages' in response) waiting?.resolve(response.pages);
    else waiting?.reject(new Error(response.problem));
  });
  return (keys) => {
    const waiting = Promise.withResolvers<Listed>();
    if (ended) return Promise.reject(new Error(ENDED));
    const lot = (lots += 1);
    asked.set(lot, waiting);
    thread.postMessage({ lot, keys } satisfies Lot);
    return waiting.promise;
  };
}
