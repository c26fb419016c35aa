// A process that prerenders pages again and again, as a publication does. Argument: folder of the build. A message
// names a page and how often to make it; the response says that it is done.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadEntry } from '../../../scripts/build/entry.ts';

/** An order to this process. */
export interface PrerenderOrder {
  /** Locale and path: `en:/about/`. */
  key: string;
  times: number;
  /** Whether its file is overwritten before each time, so that it has to be written again. */
  isAnew?: boolean;
}

/** The response to an order. */
export interface PrerenderDone {
  /** Processor time of overwriting the file, which no publication does, milliseconds. */
  own: number;
}

const dist = process.argv[2] ?? 'dist';
const { helpPrerender } = await loadEntry(dist);
process.on('message', (order: PrerenderOrder) => void prerender(order));
process.on('disconnect', () => process.exit());
process.send?.({ ready: '' });

async function prerender({ key, times, isAnew }: PrerenderOrder): Promise<void> {
  const [locale = '', ...parts] = key.split(/[:/]/);
  const file = path.join(dist, 'pages', locale, ...parts, 'index.html.page');
  mkdirSync(path.dirname(file), { recursive: true });
  let own = 0;
  for (let turn = 0; turn < times; turn += 1) {
    if (isAnew) {
      const before = process.cpuUsage();
      writeFileSync(file, 'another page');
      const { user, system } = process.cpuUsage(before);
      own += (user + system) / 1000;
    }
    await helpPrerender([key]);
  }
  process.send?.({ own } satisfies PrerenderDone);
}
