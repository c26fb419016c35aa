// A thread of `render.ts`: renders the pages that it receives, batch by batch. `workerData` is the folder of the
// build.
import { parentPort, workerData } from 'node:worker_threads';
import { loadEntry } from './entry.ts';
import type { Lot, BatchResult } from './render-threads.ts';

const entry = loadEntry(String(workerData));
parentPort?.on('message', ({ lot, keys }: Lot) => void make(lot, keys));

async function make(lot: number, keys: readonly string[]): Promise<void> {
  const response = await entry
    .then(({ helpPrerender: helpPrerender }) => helpPrerender(keys))
    .then(
      (pages): BatchResult => ({ lot, pages }),
      (error: unknown): BatchResult => ({
        lot,
        problem: error instanceof Error ? error.message : String(error),
      }),
    );
  parentPort?.postMessage(response);
}
