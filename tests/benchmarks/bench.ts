// npm run bench: measures a site of its own, built from the current sources, and prints the figures.
import path from 'node:path';
import { type Load, runLoad } from './measure/load.ts';
import { cpuTime } from './measure/cpu-time.ts';
import { fetchPage } from './measure/fetch-page.ts';
import { type ScriptBytes, weighScripts } from './measure/script-bytes.ts';
import { seconds } from '../../scripts/bootstrap/progress.mjs';
import { bundleWhenStale } from '../../scripts/build/make.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { startThrowawaySite, type ThrowawaySite } from '../site/throwaway.ts';
import { recordMeasurements } from './targets/measurements.ts';

const KINDS = {
  'about page': '/about/',
  article: '/article/garantii/',
  home: '/',
  'list of watches': '/clocks_today/',
};

/** Requests under load. A new lower limit of the price is a page that is not in the cache. */
const LOADS: Record<string, Pick<Load, 'path' | 'connections' | 'rate'>> = {
  'article, prerendered': { path: '/article/garantii/', connections: 32 },
  'list of watches, kept': { path: '/clocks_today/', connections: 32 },
  'list of watches, new each time': { path: '/clocks_today/?price_from={n}', connections: 8 },
  'the same, 50 a second': { path: '/clocks_today/?price_from={n}', connections: 50, rate: 50 },
  'suggestions, 50 a second': { path: '/api/search/suggestions?q={q}&type=2', connections: 50, rate: 50 },
};

/** Milliseconds of each load. */
const DURATION = 6000;

runScript(async () => {
  await bundleWhenStale();
  const site = await startThrowawaySite();
  onShutdown(site.stop);
  const host = new URL(site.origins.en).host;

  print('First fill of the database', seconds(site.took.fill));
  print('Start of the storefront', seconds(site.took.start));
  const { pages, ms: took } = site.rendered;
  print(`${pages} pages ahead`, `${ms(took / pages)} a page, with compressing and writing`);
  const scripts = await printScripts(site, host);
  const cpu: Record<string, number | undefined> = {};
  const p95: Record<string, number> = {};
  let first = 0;
  for (const [name, load] of Object.entries(LOADS)) {
    const common = { port: site.port, host, ...load };
    // Each load has its own numbers, and so uncached pages; the limits stay below a few hundred dollars.
    first += 100;
    await runLoad({ ...common, first, milliseconds: DURATION / 4 });
    const before = await cpuTime(site.pids);
    const result = await runLoad({ ...common, first: first + 50, milliseconds: DURATION });
    const after = await cpuTime(site.pids);
    cpu[name] = before === undefined || after === undefined ? undefined : (after - before) / result.requests;
    p95[name] = result.p95;
    const each = cpu[name] === undefined ? '' : `${ms(cpu[name])} CPU each; `;
    const times = `p50 ${ms(result.p50)}, p95 ${ms(result.p95)}, ${result.failures} failures`;
    print(name, `${Math.round(result.perSecond)} requests a second; ${each}${times}`);
  }
  const perCore = (name: string) => 1000 / (cpu[name] ?? NaN);
  await recordMeasurements({
    contentScript: (scripts['about page']?.atOnce ?? NaN) / 1024,
    catalogueScript: sum(scripts['list of watches']) / 1024,
    newListCpu: cpu['list of watches, new each time'],
    newListP95: p95['the same, 50 a second'],
    newListPerCore: perCore('list of watches, new each time'),
    cachedPerCore: perCore('list of watches, kept'),
    prerenderedPerCore: perCore('article, prerendered'),
  });
  return 0;
});

function sum({ atOnce, afterIntent }: ScriptBytes = { atOnce: NaN, afterIntent: NaN }): number {
  return atOnce + afterIntent;
}

async function printScripts(site: ThrowawaySite, host: string): Promise<Record<string, ScriptBytes>> {
  const weighed: Record<string, ScriptBytes> = {};
  for (const [name, address] of Object.entries(KINDS)) {
    const html = await fetchPage(site.port, host, address);
    const bytes = await weighScripts(html, path.join(site.dist, 'client'));
    weighed[name] = bytes;
    const { atOnce, afterIntent } = bytes;
    print(
      `Scripts of the ${name}`,
      `${kilobytes(atOnce)} at once, ${kilobytes(afterIntent)} on intent (brotli)`,
    );
  }
  return weighed;
}

function print(name: string, figure: string): void {
  console.log(`${name.padEnd(34)} ${figure}`);
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
