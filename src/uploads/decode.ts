import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { DecodeTask, Pixels } from './decode-thread.ts';

/** Milliseconds a picture may take: a photograph of 48 megapixels takes four seconds on one slow core. */
const PATIENCE = 20_000;

/** The source of the thread, which Node runs as it is: also when this module is bundled. */
const THREAD = createRequire(import.meta.url).resolve('#src/uploads/decode-thread.ts');

/** Decodes a file in a thread that ends with it. @throws when it is broken, too large or too slow. */
export function decode(task: DecodeTask): Promise<Pixels> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(THREAD, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      // Decoders write to the console what they think of a broken file.
      stdout: true,
      stderr: true,
      env: {},
    });
    const timer = setTimeout(() => end(() => reject(new Error('The picture takes too long'))), PATIENCE);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      void thread.terminate();
    };
    thread.once('message', (pixels: Pixels) => end(() => resolve(pixels)));
    thread.once('error', (error) => end(() => reject(error)));
    thread.once('exit', () => end(() => reject(new Error('The decoder ended without a picture'))));
  });
}
