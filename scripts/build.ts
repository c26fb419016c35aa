// npm run build: bundles the site and prerenders its pages, whether or not the build is stale.
import { readIdentity } from './build/identity.ts';
import { bundle, renderPages } from './build/make.ts';
import { freePort } from './processes/ports.ts';
import { ROOT, startBackend } from './processes/programs.ts';
import { readSettings } from './processes/settings.ts';
import { onShutdown, runScript } from './processes/shutdown.ts';

runScript(async () => {
  const settings = readSettings();
  const identity = await readIdentity(ROOT, settings.shown);
  await bundle(identity);
  if (!settings.externalBackend) {
    // The pages need a backend for a moment; the usual port may be in use by a running site.
    settings.backendPort = await freePort();
    const backend = await startBackend(settings);
    onShutdown(backend.stop);
  }
  await renderPages(settings, identity);
  return 0;
});
