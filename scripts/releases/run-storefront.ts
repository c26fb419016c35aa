import { step } from '../bootstrap/progress.mjs';
import { DIST } from '../build/make.ts';
import { ROOT } from '../processes/programs.ts';
import { childEnvironment, type Settings } from '../processes/settings.ts';
import { onHangUp, onShutdown } from '../processes/shutdown.ts';
import { openInternalEndpoint } from '../processes/workers/internal-endpoint.ts';
import { type Supervised, superviseStorefront } from '../processes/workers/supervise.ts';
import type { ReplaceableProgram } from './replaceable-program.ts';
import { openSite } from './site.ts';

/**
 * Serves the build of the project with workers, which SIGHUP replaces, and with the endpoint of the operator.
 * @param backend the embedded one, if there is one. @param desk the desk, as soon as it runs.
 * @throws Problem when a worker cannot start.
 */
export async function runStorefront(
  settings: Settings,
  backend: ReplaceableProgram | undefined,
  desk: () => ReplaceableProgram | undefined,
): Promise<Supervised> {
  const progress = step('Storefront');
  const env = childEnvironment(settings);
  const log = console.error;
  try {
    const place = { root: ROOT, dist: DIST };
    const storefront = await superviseStorefront({ place, count: settings.workers, env, log });
    onShutdown(storefront.stop);
    const site = await openSite({ ...place, storefront, backend, desk, settings, log });
    onHangUp(() => void site.reload());
    onShutdown(await openInternalEndpoint(settings.internalPort, storefront, site));
    progress.done();
    return storefront;
  } catch (error) {
    progress.failed();
    throw error;
  }
}
