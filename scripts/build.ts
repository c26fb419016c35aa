// npm run build: bundles the site and prerenders its pages, also when the build is up to date. For a site that is
// stopped: it replaces the files that a running one serves, and PGlite lets one backend at a time use its data. It
// changes nothing beside a running site; npm run deploy builds beside one.
import { bundleAlone } from './build/bundle-alone.ts';
import { readIdentity } from './build/identity.ts';
import { renderPages } from './build/make.ts';
import { readCommandLine } from './processes/command-line.ts';
import { freePort } from './processes/ports.ts';
import { ROOT, startBackend } from './processes/programs.ts';
import { readSettings } from './processes/settings.ts';
import { onShutdown, runScript } from './processes/shutdown.ts';

runScript(async () => {
  readCommandLine({});
  const settings = readSettings();
  const identity = await readIdentity(ROOT, settings.shown);
  const { compressed } = await bundleAlone(settings, identity);
  if (!settings.externalBackend) {
    // It runs only for the prerendering. Another site of this machine may use the usual port.
    settings.backendPort = await freePort();
    const backend = await startBackend(settings);
    onShutdown(backend.stop);
  }
  await compressed;
  await renderPages(settings, identity);
  return 0;
});
