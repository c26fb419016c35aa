// The supervisor of the storefront as a separate program, for a built site with an external backend: workers on
// HOST and PORT. SIGHUP replaces the workers, with the code of the release that DEPLOY_DIR/current names, if there is
// one. SIGTERM stops them after their open requests. Argument: folder of the build, by default `dist`.
import path from 'node:path';
import { readCommandLine } from './processes/command-line.ts';
import { ROOT } from './processes/programs.ts';
import { openInternalEndpoint } from './processes/workers/internal-endpoint.ts';
import { readSettings } from './processes/settings.ts';
import { holdHangUps, onHangUp, onShutdown, runScript } from './processes/shutdown.ts';
import { superviseStorefront } from './processes/workers/supervise.ts';
import { openSite } from './releases/site.ts';

runScript(async () => {
  holdHangUps();
  const [build = 'dist'] = readCommandLine({}, 1).words;
  const settings = readSettings();
  const place = { root: ROOT, dist: path.resolve(build) };
  const log = console.error;
  const env = { DATA_DIR: settings.dataDir };
  const storefront = await superviseStorefront({ place, count: settings.workers, env, log });
  onShutdown(storefront.stop);
  const site = await openSite({
    ...place,
    storefront,
    backend: undefined,
    desk: () => undefined,
    settings,
    log,
  });
  onHangUp(() => void site.reload());
  onShutdown(await openInternalEndpoint(settings.internalPort, storefront, site));
  process.send?.({ ready: storefront.address });
});
