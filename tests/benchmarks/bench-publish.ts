// npm run bench:publish: prerenders tens of thousands of pages, then changes one of them under load, and prints
// how long it takes until all four hosts serve it.
// The number of pages may be given: npm run bench:publish -- 8000
// With --record the figures are written into docs/benchmarks/publishing.md as well.
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHANGED, makeContent } from './bench-publish/content.ts';
import { changeAndWait } from './bench-publish/change-and-wait.ts';
import { linkTree } from '../site/link-tree.ts';
import { ResultTable } from './measure/result-table.ts';
import { startSteadyLoad } from './measure/steady-load.ts';
import { bundleWhenStale } from '../../scripts/build/make.ts';
import { seconds } from '../../scripts/bootstrap/progress.mjs';
import { type Running, startProgram } from '../../scripts/processes/child.ts';
import { fileOf } from '../../scripts/processes/programs.ts';
import { freePort } from '../../scripts/processes/ports.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { startThrowawaySite, storefront, type ThrowawaySite } from '../site/throwaway.ts';
import { recordMeasurements } from './targets/measurements.ts';
import { readIndex } from '../../src/page-cache/prerendered-index.ts';
import { pageFile, readPageKey } from '../../src/page-cache/prerendered-store.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';

const table = new ResultTable();

const PER_SECOND = 200;
/** Milliseconds of load before and after the change. */
const AROUND = 5000;

runScript(async () => {
  const pages = Number(process.argv.slice(2).find((word) => !word.startsWith('--')) ?? 40_000);
  table.keep(['What', '']);
  table.keep(['---', '---']);
  await bundleWhenStale();
  const content = await mkdtemp(path.join(tmpdir(), 'bench-content-'));
  onShutdown(() => rm(content, { recursive: true, force: true }));
  await makeContent(content, Math.round(pages / LOCALES.length));

  const site = await startThrowawaySite({ CONTENT_DIR: content });
  onShutdown(site.stop);
  print('First import and fill', seconds(site.took.fill));
  const { rendered } = site;
  print('Prerendered pages', String(rendered.pages));
  const each = (all: number) => `${(all / rendered.pages).toFixed(2)} ms`;
  print(
    'A page',
    `${each(rendered.ms)} with compressing and writing; ${each(rendered.cpuMs)} of processor time`,
  );
  print('Memory at each tenth', `${rendered.memory.join(', ')} MB`);
  print('Disk', await disk(site));

  const secret = (await readFile(path.join(site.env.DATA_DIR ?? '', 'publish-secret'), 'utf8')).trim();
  const bench = { site, content, secret };
  const alone = await underLoad(site, 'One process', (mark) =>
    changeAndWait({ ...bench, mark, ports: [site.port] }),
  );

  const port = await freePort();
  const env: ThrowawaySite['env'] = { ...site.env, PORT: String(port) };
  for (const locale of LOCALES) env[`SITE_URL_${locale.toUpperCase()}`] = site.origins[locale];
  // Files of pages are replaced and never changed in place, so the second copy can begin with hard links to the
  // first.
  const dist = await mkdtemp(fileOf('.runtime/site-'));
  onShutdown(() => rm(dist, { recursive: true, force: true }));
  await linkTree(site.dist, dist);
  const start = () => startProgram(storefront(dist, env));
  let second: Running = await start();
  onShutdown(() => second.stop());
  const both = [site.port, port];
  await underLoad(site, 'Two processes', (mark) => changeAndWait({ ...bench, mark, ports: both }));

  await second.stop();
  await underLoad(site, 'A process that was down', async (mark) => {
    await changeAndWait({ ...bench, mark, ports: [site.port] });
    second = await start();
    const since = performance.now();
    return changeAndWait({ ...bench, mark, ports: [port], since });
  });
  await recordMeasurements({ renderAhead: rendered.ms / rendered.pages, publish: alone });
  await table.record('publishing.md', 'npm run bench:publish');
  return 0;
});

async function underLoad(
  site: ThrowawaySite,
  name: string,
  change: (mark: string) => Promise<{ ms: number; renewed: number }>,
): Promise<number> {
  const { pages } = await readIndex(path.join(site.dist, 'pages/pages.jsonl'));
  const paths = [...pages.keys()].filter((key) => key.startsWith('ru:/article/')).map((key) => key.slice(3));
  const hosts = LOCALES.map((locale) => new URL(site.origins[locale]).host);
  const end = startSteadyLoad({ port: site.port, hosts, paths, perSecond: PER_SECOND });
  await new Promise((resolve) => setTimeout(resolve, AROUND));
  const { ms, renewed } = await change(`Changed ${performance.now()}`);
  await new Promise((resolve) => setTimeout(resolve, AROUND));
  const { requests, failures, p99, worst } = await end();
  print(name, `${CHANGED} served on four hosts after ${(ms / 1000).toFixed(2)} s, ${renewed} pages renewed`);
  print(
    '',
    `${requests} requests, ${failures} failed, p99 ${p99.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`,
  );
  return ms / 1000;
}

async function disk(site: ThrowawaySite): Promise<string> {
  const folder = path.join(site.dist, 'pages');
  const { pages } = await readIndex(path.join(folder, 'pages.jsonl'));
  const list = await stat(path.join(folder, 'pages.jsonl'));
  let bytes = 0;
  for (const [key, { copy }] of pages) {
    const { locale, path: address } = readPageKey(key);
    bytes += (await stat(pageFile(folder, locale, address, copy))).size;
  }
  const megabytes = (size: number) => `${Math.round(size / 1024 ** 2)} MB`;
  return `${megabytes(bytes)}, ${(bytes / pages.size / 1024).toFixed(1)} KB a page; the list of pages ${megabytes(list.size)}`;
}

function print(name: string, figure: string): void {
  console.log(`${name.padEnd(26)} ${figure}`);
  table.keep([name, figure]);
}
