// npm run build: bundles the site and prerenders its pages, also when the build is up to date.
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
    // The backend runs only for the prerendering. A running site may use the usual port.
    settings.backendPort = await freePort();
    const backend = await startBackend(settings);
    onShutdown(backend.stop);
  }
  await renderPages(settings, identity);
  return 0;
});
