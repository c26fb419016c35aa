// The supervisor of the storefront as a program of its own, for a site that is built and whose backend runs elsewhere:
// workers on HOST and PORT. SIGHUP puts new workers in place of the old ones, of the release that the pointer names if
// it has been set; SIGTERM stops them when they have answered what they have begun. Argument: folder of the build, by
// default `dist`.
import path from 'node:path';
import { ROOT } from './processes/programs.ts';
import { openInternalEndpoint } from './processes/workers/internal-endpoint.ts';
import { readSettings } from './processes/settings.ts';
import { onHangUp, onShutdown, runScript } from './processes/shutdown.ts';
import { superviseStorefront } from './processes/workers/supervise.ts';
import { openSite } from './releases/site.ts';

runScript(async () => {
  const settings = readSettings();
  const place = { root: ROOT, dist: path.resolve(process.argv[2] ?? 'dist') };
  const log = console.error;
  const storefront = await superviseStorefront({ place, count: settings.workers, env: {}, log });
  onShutdown(storefront.stop);
  const site = await openSite({ ...place, storefront, backend: undefined, settings, log });
  onHangUp(() => void site.reload());
  onShutdown(await openInternalEndpoint(settings.internalPort, storefront, site));
  process.send?.({ ready: storefront.address });
});
