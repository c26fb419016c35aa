// A process that prerenders pages again and again, as a publication does. Argument: folder of the build. A message
// names a page and how often to make it; the response says that it is done.
import { loadEntry } from '../../../scripts/build/entry.ts';

/** What this process is told to do. */
export interface PrerenderOrder {
  /** Locale and path: `en:/about/`. */
  key: string;
  times: number;
}

const { helpPrerender } = await loadEntry(process.argv[2] ?? 'dist');
process.on('message', ({ key, times }: PrerenderOrder) => void prerender(key, times));
process.on('disconnect', () => process.exit());
process.send?.({ ready: '' });

async function prerender(key: string, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await helpPrerender([key]);
  process.send?.('done');
}
