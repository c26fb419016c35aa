// npm run bench:stock [-- watches rows]: imports 300 watches with three photographs each into an empty shop with
// `npm run stock`, changes them, then imports 100,000 rows in one file. With --record the table is written into
// docs/benchmarks/stock.md as well.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cameraPhotograph } from '@tourbillon/backend/photographs/test-photographs.ts';
import type { Rates } from '@tourbillon/domain/i18n/money.ts';
import { bundleWhenStale } from '../../scripts/build/make.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { CONTENT_FOLDER } from '@tourbillon/backend/content-import/import-content.ts';
import { startThrowawaySite } from '../site/throwaway.ts';
import {
  showsPrice,
  showsTotal,
  isShownEverywhere,
  type HostCheck,
  pageText,
  untilLive,
} from './bench-stock/live.ts';
import { runStock, type StockRun } from './bench-stock/run-stock.ts';
import {
  stockNumber,
  watchRow,
  watchUrl,
  withComment,
  writePhotographs,
  writeRows,
} from './bench-stock/stock-files.ts';
import { wholeCpuTime } from './measure/cpu-time.ts';
import { ResultTable } from './measure/result-table.ts';

/** Photographs of each watch. */
const PHOTOGRAPHS = 3;

/** Final price of the last watch, dollars. */
const NEW_PRICE = 77_777;

const table = new ResultTable();

runScript(async () => {
  const [watches = 300, rows = 100_000] = process.argv
    .slice(2)
    .filter((word) => !word.startsWith('--'))
    .map(Number);
  await bundleWhenStale();
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-stock-'));
  onShutdown(() => rm(folder, { recursive: true, force: true }));
  const photos = path.join(folder, 'photos');
  await writePhotographs(photos, watches);
  const site = await startThrowawaySite({ DEMO_DATA: 'none', LOG_LEVEL: 'silent' });
  onShutdown(site.stop);
  table.row(['What', 'Command', 'Live on all hosts after it', 'Processor', 'It said']);
  table.row(['---', '--:', '--:', '--:', '---']);

  const file = path.join(folder, 'stock.csv');
  const numbers = Array.from({ length: watches }, (_, at) => at + 1);
  const bring = async (what: string, some: Iterable<string>, more: string[], isLive: HostCheck) => {
    await writeRows(file, some);
    const before = await wholeCpuTime([process.pid]);
    const run = await runStock(site, ['import', file, ...more]);
    const live = await untilLive(site, isLive);
    // Processor time of the site and of the command, without that of this program's checks.
    const used = ((await wholeCpuTime([process.pid])) ?? 0) - (before ?? 0);
    table.row([what, seconds(run.ms), seconds(live), seconds(used), run.totals]);
    return run;
  };
  const all = () => numbers.map((number) => watchRow(number));
  const url = watchUrl(watches);
  const withPhotos = ['--photos', photos];
  await bring(`${watches} watches with three photographs`, all(), withPhotos, (locale) =>
    isShownEverywhere(site, locale, { watches, photographs: PHOTOGRAPHS }),
  );
  await bring('The same again', all(), withPhotos, () => Promise.resolve(true));
  const dearer = numbers.map((number) => watchRow(number, number === watches ? NEW_PRICE : undefined));
  const { units_per_usd: rates } = JSON.parse(
    await readFile(path.join(CONTENT_FOLDER, 'rates.json'), 'utf8'),
  ) as { units_per_usd: Rates };
  await bring('Another price', dearer, [], (locale) =>
    showsPrice(site, locale, { number: watches, usd: NEW_PRICE }, rates),
  );
  const before = await pageText(site, 'ru', `/clock/${url}/`);
  const scene = await cameraPhotograph({ width: 1536, height: 2048 }, 333);
  await writeFile(path.join(photos, `${stockNumber(watches)}-1.jpg`), withComment(scene, 'new'));
  const first = (text: string) => /property="og:image" content="([^"]+)"/.exec(text)?.[1];
  await bring('Another photograph', dearer, withPhotos, async (locale) => {
    const now = new URL(first(await pageText(site, locale, `/clock/${url}/`)) ?? 'http://none');
    return now.pathname !== new URL(first(before) ?? 'http://none').pathname;
  });
  await bring(
    'A row less',
    dearer.slice(0, -1),
    ['--missing', 'archive'],
    async (locale) =>
      !(await pageText(site, locale, '/feeds/yandex-market.xml')).includes(`"${stockNumber(watches)}"`),
  );

  const many = Array.from({ length: rows }, (_, at) => watches + 1 + at);
  const run = await bring(
    `${rows.toLocaleString('en')} rows in one file`,
    (function* () {
      for (const number of many) yield watchRow(number);
    })(),
    [],
    async (locale) =>
      (await pageText(site, locale, `/clock/${watchUrl(watches + rows)}/`)).includes(`BN${watches + rows}`) &&
      (await pageText(site, locale, `/search/?q=BN${watches + rows}`)).includes(watchUrl(watches + rows)) &&
      (await showsTotal(site, locale, watches - 1 + rows)),
  );
  table.keep(['', '', '', '', memoryOf(run)]);
  console.log(memoryOf(run));
  await table.record('stock.md', 'npm run bench:stock');
  return 0;
});

function memoryOf({ backend, command, progress }: StockRun): string {
  return `backend at each tenth ${backend.join(', ')} MB; the command at most ${command} MB, ${progress} lines of progress`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
