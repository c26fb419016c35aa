// npm run faults:processes: trials of the process model that are too long for `npm test`: a separate site with
// two workers, at least 10,000 requests for each trial (or the number in the argument). The exit code is 1 when
// one fails.
import { bundleWhenStale } from '../../scripts/build/make.ts';
import type { CrowdResult } from './faults-processes/crowd.ts';
import { superviseBeside } from './faults-processes/supervised-site.ts';
import {
  killUnderLoad,
  reloadUnderLoad,
  stopUnderLoad,
  KILL_NOTICED_AFTER,
} from './faults-processes/trials.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { startThrowawaySite } from '../site/throwaway.ts';
import { recordMeasurements } from '../benchmarks/targets/measurements.ts';

const WORKERS = 2;

runScript(async () => {
  const requests = Number(process.argv[2] ?? 10_000);
  await bundleWhenStale();
  const site = await startThrowawaySite();
  onShutdown(site.stop);
  const supervised = await superviseBeside(site, WORKERS);
  onShutdown(supervised.stop);

  const reload = await reloadUnderLoad(supervised, requests);
  print(`Reload, ${reload.rounds} times`, reload, reload.failures.length);
  const kill = await killUnderLoad(supervised, requests);
  const later = kill.failures.filter(({ asked }) => asked > kill.killedAt + KILL_NOTICED_AFTER).length;
  print(`kill -9 of a worker, whole again after ${kill.backAfter} ms`, kill, later);
  const stop = await stopUnderLoad(supervised, requests);
  const begun = stop.failures.filter(({ asked }) => asked < stop.toldAt).length;
  print(`SIGTERM, gone after ${stop.took} ms, failures of what had begun`, { ...stop, failures: [] }, begun);
  await recordMeasurements({ reloadFailures: reload.failures.length });
  return reload.failures.length + later + begun === 0 ? 0 : 1;
});

/** @param unexcused failures that must not be. */
function print(trial: string, { requests, failures, p99, worst }: CrowdResult, unexcused: number): void {
  console.log(
    `${trial}: ${requests} requests, ${failures.length} failed, ${unexcused} of them unexcused; ` +
      `p99 ${p99.toFixed(0)} ms, slowest ${worst.toFixed(0)} ms`,
  );
}
