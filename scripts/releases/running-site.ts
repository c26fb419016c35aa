import { setTimeout } from 'node:timers/promises';
import { Problem } from '../bootstrap/problem.mjs';
import { isFree } from '../processes/ports.ts';
import type { Settings } from '../processes/settings.ts';
import type { SiteState } from './site.ts';

/** Milliseconds between two checks of the progress. */
const CHECK_INTERVAL_MS = 200;

/**
 * The site that runs on the ports of the settings.
 * @returns undefined when none runs. @throws Problem when one runs and does not answer.
 */
export async function findSite({ internalPort, port, host }: Settings): Promise<SiteState | undefined> {
  const state = internalPort ? await siteState(internalPort) : undefined;
  if (state) return state;
  if (await isFree(port, host)) return undefined;
  throw new Problem(
    `Something serves port ${port} and does not answer on INTERNAL_PORT (${internalPort || 'none'}). ` +
      'Give this command the settings of the running site.',
  );
}

/**
 * Orders a site to load the release of the pointer, and waits for the result. @throws Problem with the site's
 * reason when it failed.
 */
export async function reloadSite(
  { pid }: SiteState,
  { internalPort }: Settings,
  release: string,
): Promise<void> {
  process.kill(pid, 'SIGHUP');
  for (;;) {
    await setTimeout(CHECK_INTERVAL_MS);
    const state = await siteState(internalPort);
    if (!state) throw new Problem('The site has ended meanwhile.');
    if (state.turn?.release !== release) continue;
    if (state.turn.state === 'done') return;
    if (state.turn.state === 'failed') throw new Problem(state.turn.problem ?? 'It could not be started.');
  }
}

/** State of the site whose supervisor has this `INTERNAL_PORT`; undefined when none answers. */
export async function siteState(internalPort: number): Promise<SiteState | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${internalPort}/state`);
    const state = (await response.json()) as Partial<SiteState>;
    return typeof state.pid === 'number' && typeof state.release === 'string'
      ? (state as SiteState)
      : undefined;
  } catch {
    return undefined;
  }
}
