// A thread of `render.ts`: renders the pages that it receives, batch by batch. `workerData` is the folder of the
// build.
import { parentPort, workerData } from 'node:worker_threads';
import { loadEntry } from './entry.ts';
import type { Batch, BatchResult } from './render-threads.ts';

const entry = loadEntry(String(workerData));
parentPort?.on('message', ({ batch, keys }: Batch) => void make(batch, keys));

async function make(batch: number, keys: readonly string[]): Promise<void> {
  const response = await entry
    .then(({ helpPrerender }) => helpPrerender(keys))
    .then(
      (pages): BatchResult => ({ batch, pages }),
      (error: unknown): BatchResult => ({
        batch,
        problem: error instanceof Error ? error.message : String(error),
      }),
    );
  parentPort?.postMessage(response);
}
