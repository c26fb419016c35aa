import { setTimeout } from 'node:timers/promises';
import { startVisitors, type CrowdResult } from './crowd.ts';
import type { SupervisedSite } from './supervised-site.ts';

/** Paths for visitors: prerendered, on demand, and files. */
export const VISITED_PATHS = [
  '/',
  '/about/',
  '/article/',
  '/clocks_today/',
  '/clocks_today/?page=2',
  '/clocks_today/?sort=by_price_ascending',
  '/contacts/',
  '/robots.txt',
];

const VISITORS = 16;

/**
 * Milliseconds for the supervisor to notice a killed worker on a busy machine. Connections assigned to the worker
 * before that are lost with it: the kernel has already handed them over.
 */
export const KILL_NOTICED_AFTER = 3_000;

/** Time limit for an expected event, milliseconds. */
const LONGEST_WAIT = 60_000;

/**
 * Reloads the workers repeatedly until visitors have sent this many requests. @returns their results, and the
 * number of reloads.
 */
export async function reloadUnderLoad(
  site: SupervisedSite,
  requests: number,
): Promise<CrowdResult & { rounds: number }> {
  const crowd = startVisitors({ ...site, paths: VISITED_PATHS, visitors: VISITORS });
  let rounds = 0;
  do {
    const before = new Set((await site.state()).workers.map(({ pid }) => pid));
    process.kill(site.pid, 'SIGHUP');
    await until(async () => {
      const { workers, wanted } = await site.state();
      return workers.length === wanted && workers.every(({ pid }) => !before.has(pid));
    }, 'new workers');
    rounds += 1;
  } while (crowd.responded() < requests);
  return { ...(await crowd.stop()), rounds };
}

/**
 * Kills a worker during visits, and waits until all workers serve again. @returns the results, and the time of
 * the kill.
 */
export async function killUnderLoad(
  site: SupervisedSite,
  requests: number,
): Promise<CrowdResult & { killedAt: number; backAfter: number }> {
  const crowd = startVisitors({ ...site, paths: VISITED_PATHS, visitors: VISITORS });
  await crowd.more(requests / 2);
  const { workers, wanted, restarts } = await site.state();
  const victim = workers.find(({ publishes }) => publishes);
  if (!victim) throw new Error('no worker makes the pages');
  const killedAt = Date.now();
  process.kill(victim.pid, 'SIGKILL');
  await until(async () => {
    const state = await site.state();
    return state.restarts > restarts && state.workers.length === wanted;
  }, 'the worker to be back');
  const backAfter = Date.now() - killedAt;
  await crowd.more(requests / 2);
  return { ...(await crowd.stop()), killedAt, backAfter };
}

/** Stops the storefront with SIGTERM during visits. @returns the results, and the time of the signal. */
export async function stopUnderLoad(
  site: SupervisedSite,
  requests: number,
): Promise<CrowdResult & { toldAt: number; took: number }> {
  const crowd = startVisitors({ ...site, paths: VISITED_PATHS, visitors: VISITORS });
  await crowd.more(requests);
  const toldAt = Date.now();
  process.kill(site.pid, 'SIGTERM');
  await site.ended;
  const took = Date.now() - toldAt;
  return { ...(await crowd.stop()), toldAt, took };
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + LONGEST_WAIT;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
    await setTimeout(50);
  }
}
