// A process that prerenders pages again and again, as a publication does. Argument: folder of the build. A message
// names a page and how often to make it; the response says that it is done.
import { closeSync, existsSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { loadEntry } from '../../../scripts/build/entry.ts';

/** An order to this process. */
export interface PrerenderOrder {
  /** Locale and path: `en:/about/`. */
  key: string;
  times: number;
  /** Whether its files are changed before each time, so that it has to be written again. */
  isAnew?: boolean;
}

/** The response to an order. */
export interface PrerenderDone {
  /** Processor time of changing the files, which no publication does, milliseconds. */
  own: number;
}

const dist = process.argv[2] ?? 'dist';
const { helpPrerender } = await loadEntry(dist);
process.on('message', (order: PrerenderOrder) => void prerender(order));
process.on('disconnect', () => process.exit());
process.send?.({ ready: '' });

async function prerender({ key, times, isAnew }: PrerenderOrder): Promise<void> {
  const [locale = '', ...parts] = key.split(/[:/]/);
  const folder = path.join(dist, 'pages', locale, ...parts);
  await helpPrerender([key]);
  let own = 0;
  for (let turn = 0; turn < times; turn += 1) {
    if (isAnew) {
      const before = process.cpuUsage();
      for (const copy of [0, 1]) changeStatus(path.join(folder, `index.html.${copy}.page`));
      const { user, system } = process.cpuUsage(before);
      own += (user + system) / 1000;
    }
    await helpPrerender([key]);
  }
  process.send?.({ own } satisfies PrerenderDone);
}

/** Changes the status of a page in its file. A page has its second file from its second version on. */
function changeStatus(file: string): void {
  if (!existsSync(file)) return;
  const handle = openSync(file, 'r+');
  writeSync(handle, '9', '1234{"status":'.length);
  closeSync(handle);
}
