// npm run bench:load: a mix of visitors with 200 requests a second, then a spike of 1,000 a second, then one
// visitor beside programs that use all of the processor.
//   npm run bench:load            10 minutes
//   npm run bench:load -- 60      a soak test of an hour: memory and handles must stay constant
//   npm run bench:load -- 60 50   the same at 50 a second, on a machine with other work
//   npm run bench:load -- 10 200 30   30 of 100 requests are for lists that nobody has asked for, instead of 5
//   npm run bench:load -- 0       only the spike and the busy neighbours
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchPage } from './measure/fetch-page.ts';
import { type Resources, resourcesOf, withChildren } from './measure/process-tree.ts';
import { startSteadyLoad, type SteadyResult } from './measure/steady-load.ts';
import { tryBusyNeighbours } from './bench-load/busy-neighbours.ts';
import { mixOf } from './bench-load/mix.ts';
import { bundleWhenStale } from '../../scripts/build/make.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { startThrowawaySite } from '../site/throwaway.ts';
import { recordMeasurements } from './targets/measurements.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';

const PER_SECOND = 200;
const SPIKE = 1_000;
const SPIKE_MS = 20_000;
const WORKERS = '2';

runScript(async () => {
  const minutes = Number(process.argv[2] ?? 10);
  const perSecond = Number(process.argv[3] ?? PER_SECOND);
  const newLists = process.argv[4] === undefined ? undefined : Number(process.argv[4]);
  await bundleWhenStale();
  const site = await startThrowawaySite({ STOREFRONT_WORKERS: WORKERS });
  onShutdown(site.stop);
  const hosts = LOCALES.map((locale) => new URL(site.origins[locale]).host);
  const paths = mixOf(await fetchPage(site.port, hosts[0] ?? '', '/clocks_today/'), newLists);
  const load = { port: site.port, hosts, paths };

  // Warm up: the JIT compiler, and the pictures and lists that everybody requests.
  await during(startSteadyLoad({ ...load, perSecond: perSecond / 4 }), 10_000);
  const end = startSteadyLoad({ ...load, perSecond });
  const held: Resources[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    await sleep(60_000);
    const now = await resourcesOf(await withChildren(site.pids));
    held.push(now);
    console.log(`minute ${minute + 1}: ${megabytes(now.memory)} resident, ${now.handles} handles`);
  }
  const mixed = await end();
  if (minutes > 0) print(`${perSecond} a second, ${minutes} min`, mixed);
  const spike = await during(startSteadyLoad({ ...load, perSecond: SPIKE }), SPIKE_MS);
  print(`${SPIKE} a second, ${SPIKE_MS / 1000} s`, spike);
  const after = await during(startSteadyLoad({ ...load, perSecond: PER_SECOND }), 10_000);
  print(`${PER_SECOND} a second after it`, after);
  const alone = await tryBusyNeighbours(site.port, hosts[0] ?? '');
  console.log(
    `one visitor, ${alone.neighbours} busy programs: ${alone.read} pages, ${alone.rejected} rejected, ` +
      `${alone.failed} failed; p50 ${alone.p50.toFixed(0)} ms, worst ${alone.worst.toFixed(0)} ms`,
  );
  // After 20 minutes, or after a third of a shorter run, memory has to stay as it is.
  const first = held[Math.min(19, Math.floor(held.length / 3))];
  const last = held.at(-1);
  if (first && last) {
    console.log(
      `Memory ${megabytes(first.memory)} to ${megabytes(last.memory)}, handles ${first.handles} to ${last.handles}`,
    );
  }
  await recordMeasurements({
    // The targets are for the default rate and mix only.
    ...(perSecond === PER_SECOND && minutes > 0 && newLists === undefined
      ? { mixedErrors: mixed.failures, mixedP99: mixed.p99 }
      : {}),
    spikeErrors: spike.failures - spike.rejected,
    neighboursRejected: alone.rejected + alone.failed,
  });
  return 0;
});

async function during(end: () => Promise<SteadyResult>, milliseconds: number): Promise<SteadyResult> {
  await sleep(milliseconds);
  return end();
}

function print(name: string, { requests, failures, rejected, p99, worst }: SteadyResult): void {
  console.log(
    `${name.padEnd(26)} ${requests} requests, ${failures - rejected} failed, ${rejected} rejected with 503; ` +
      `p99 ${p99.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`,
  );
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 ** 2)} MB`;
}
