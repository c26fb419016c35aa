// npm run bench:render: processor time of pages made on demand and of prerendered ones, backend and compression
// included, on one core, as multiples of an empty Astro page of the same run. With --record the figures are written
// into docs/benchmarks/render.md; with --profile=List,Item it prints
// instead in which functions both programs spend the time of such pages.
import { execFileSync } from 'node:child_process';
import { bundleWhenStale } from '../../scripts/build/make.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { startThrowawaySite } from '../site/throwaway.ts';
import {
  openChangingStock,
  PAGES_BETWEEN_CHANGES,
  requestBetweenChanges,
} from './bench-render/changing-stock.ts';
import { startEmptySite } from './bench-render/empty-site.ts';
import { kindsOf } from './bench-render/kinds.ts';
import { Costs, requests, timed } from './bench-render/measure-cost.ts';
import { PRERENDERED, PRERENDERED_TARGET } from './bench-render/prerendered.ts';
import { startPrerenderer } from './bench-render/prerenderer.ts';
import { printProfile } from './bench-render/profile.ts';
import { fetchPage } from './measure/fetch-page.ts';
import { ResultTable } from './measure/result-table.ts';
import { recordMeasurements } from './targets/measurements.ts';

const ROUNDS = 4;

/** Pages of a round, after as many that are not measured. */
const PAGES = { empty: 1000, onDemand: 100, prerendered: 100 };

const sameAgain = (kind: string) => kind.replace('prerendered', 'the same again');

const EMPTY = 'Empty Astro page';

/** Items in a shop whose staff is at work, the changes themselves included. */
const CHANGING = `Item, a change before each ${PAGES_BETWEEN_CHANGES}`;

runScript(async () => {
  await bundleWhenStale();
  const profiled = process.argv.find((word) => word.startsWith('--profile='));
  if (profiled) return printProfile(profiled.slice('--profile='.length).split(','), PRERENDERED);
  const empty = await startEmptySite();
  onShutdown(empty.stop);
  const site = await startThrowawaySite({}, { data: 'demonstration', pages: 'none' });
  onShutdown(site.stop);
  const prerenderer = await startPrerenderer(site);
  onShutdown(prerenderer.stop);
  const [backend = 0] = site.pids;
  pin([empty.pid, prerenderer.pid, ...site.pids]);
  const stock = await openChangingStock(site);
  onShutdown(stock.close);
  const { port } = site;
  const host = new URL(site.origins.en).host;
  const kinds = await kindsOf({ port, host });
  const raw: Record<string, number> = { [EMPTY]: (await fetchPage(empty.port, 'localhost', '/')).length };

  const round = async (costs: Costs) => {
    const none = Array<string>(PAGES.empty).fill('/');
    await costs.add(EMPTY, [empty.pid], PAGES.empty, requests(empty.port, 'localhost', none));
    for (const [kind, { next }] of Object.entries(kinds))
      await costs.add(kind, site.pids, PAGES.onDemand, requests(port, host, next(PAGES.onDemand)));
    for (const [kind, path] of Object.entries(PRERENDERED)) {
      for (const isAnew of [true, false]) {
        const make = () => prerenderer.make({ key: `en:${path}`, times: PAGES.prerendered, isAnew });
        const name = isAnew ? kind : sameAgain(kind);
        await costs.add(name, [backend, prerenderer.pid], PAGES.prerendered, () => timed(make));
      }
    }
  };
  await round(new Costs());
  await round(new Costs());
  const costs = new Costs();
  for (let turn = 0; turn < ROUNDS; turn += 1) await round(costs);
  // After the others, whose data stay the same.
  for (const into of [new Costs(), ...Array<Costs>(ROUNDS).fill(costs)]) {
    const items = { port, host, addresses: kinds['Item never asked for'].next(PAGES.onDemand) };
    await into.add(CHANGING, site.pids, PAGES.onDemand, () => requestBetweenChanges(items, stock));
  }

  for (const [kind, { next }] of Object.entries(kinds)) raw[kind] = await sizeOf(next(1)[0] ?? '/');
  raw[CHANGING] = raw['Item never asked for'] ?? 0;
  for (const [kind, path] of Object.entries(PRERENDERED))
    raw[kind] = raw[sameAgain(kind)] = await sizeOf(path);
  const targets = {
    ...Object.fromEntries(Object.entries(kinds).map(([kind, { target }]) => [kind, target])),
  };
  for (const kind of Object.keys(PRERENDERED)) targets[kind] = PRERENDERED_TARGET;
  await report(costs, raw, targets);
  return 0;

  async function sizeOf(path: string): Promise<number> {
    return Buffer.byteLength(await fetchPage(port, host, path));
  }
});

/** Binds processes to the first core, where the system can. */
function pin(pids: readonly number[]): void {
  try {
    for (const pid of pids)
      execFileSync('taskset', ['-a', '-p', '-c', '0', String(pid)], { stdio: 'ignore' });
  } catch {
    console.log('The programs are not bound to one core: taskset is missing.');
  }
}

async function report(
  costs: Costs,
  raw: Record<string, number>,
  targets: Record<string, number>,
): Promise<void> {
  const table = new ResultTable();
  table.row(['Page', 'Empty pages', 'Target', 'CPU', 'A second', 'p50', 'p99', 'Bytes', 'As sent']);
  table.row(['---', ...Array<string>(8).fill('---:')]);
  for (const kind of Object.keys(raw)) {
    const { times, bytes, failures, milliseconds, pages } = costs.of(kind);
    if (failures > 0) throw new Error(`${kind}: ${failures} requests failed.`);
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => {
      const value = sorted[Math.floor(sorted.length * share)];
      return value === undefined ? '' : `${value.toFixed(1)} ms`;
    };
    table.row([
      kind,
      (costs.each(kind) / costs.each(EMPTY)).toFixed(1),
      targets[kind] === undefined ? '' : `≤ ${targets[kind]}`,
      `${costs.each(kind).toFixed(2)} ms`,
      ((pages / milliseconds) * 1000).toFixed(0),
      ...[at(0.5), at(0.99)],
      ((raw[kind] ?? 0) / 1024).toFixed(1),
      bytes > 0 ? (bytes / 1024).toFixed(1) : '',
    ]);
  }
  await table.record('render.md', 'npm run bench:render');
  const ratio = (kind: string) => costs.each(kind) / costs.each(EMPTY);
  await recordMeasurements({
    listRatio: ratio('List never asked for'),
    searchRatio: ratio('Search never asked for'),
    itemRatio: ratio('Item never asked for'),
    homeRatio: ratio('Home, prerendered'),
    prerenderRatio: ratio('Article, prerendered'),
  });
}
