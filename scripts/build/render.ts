// A separate program: renders the prerendered pages with the built server. Arguments: folder of the build, name
// of the build. The backend must answer.
import { loadEntry } from './entry.ts';
import { openHelpers } from './render-threads.ts';

const [dist = 'dist', build = ''] = process.argv.slice(2);
const { prerender: prerender } = await loadEntry(dist);
/** Megabytes of the process at each tenth of the pages. */
const memory: number[] = [];
const report = await prerender(build, {
  onProgress: (done, total) => {
    process.send?.({ step: 'rendering', done, total });
    if (done * 10 >= (memory.length + 1) * total)
      memory.push(Math.round(process.memoryUsage.rss() / 1024 ** 2));
  },
  openHelpers: (pages) => openHelpers(dist, pages),
});
const { user, system } = process.cpuUsage();
const cpuMs = (user + system) / 1000;
process.send?.({ ready: JSON.stringify({ ...report, memory, cpuMs }) }, () => process.exit());
