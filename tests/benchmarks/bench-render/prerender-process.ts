// A process that prerenders pages again and again, as a publication does. Argument: folder of the build. A message
// names a page and how often to make it; the response says that it is done.
import { loadEntry } from '../../../scripts/build/entry.ts';

/** An order to this process. */
export interface PrerenderOrder {
  /** Locale and path: `en:/about/`. */
  key: string;
  times: number;
  /** Whether it is forgotten before each time, so that it has to be written again. */
  isAnew?: boolean;
}

/** The response to an order. */
export interface PrerenderDone {
  /** Processor time of forgetting it, which no publication does, milliseconds. */
  own: number;
}

const dist = process.argv[2] ?? 'dist';
const { helpPrerender, isPrerendered } = await loadEntry(dist);
process.on('message', (order: PrerenderOrder) => void prerender(order));
process.on('disconnect', () => process.exit());
process.send?.({ ready: '' });

async function prerender({ key, times, isAnew }: PrerenderOrder): Promise<void> {
  let own = 0;
  for (let turn = 0; turn < times; turn += 1) {
    if (isAnew) {
      const before = process.cpuUsage();
      // There is no list of pages to be read.
      await isPrerendered('');
      const { user, system } = process.cpuUsage(before);
      own += (user + system) / 1000;
    }
    await helpPrerender([key]);
  }
  process.send?.({ own } satisfies PrerenderDone);
}
