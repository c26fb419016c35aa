// npm start: the whole site, with its own backend unless BACKEND_URL_* name others.
import { step } from './bootstrap/progress.mjs';
import { readIdentity } from './build/identity.ts';
import { bundle, DIST, renderPages } from './build/make.ts';
import { findStale, readRecord } from './build/record.ts';
import { keepRunning } from './processes/keep-running.ts';
import { claimPort } from './processes/ports.ts';
import { ROOT, startBackend } from './processes/programs.ts';
import { childEnvironment, readSettings, type Settings } from './processes/settings.ts';
import { onHangUp, onShutdown, runScript } from './processes/shutdown.ts';
import { openInternalDoor } from './processes/workers/internal-door.ts';
import { superviseStorefront } from './processes/workers/supervise.ts';

runScript(async () => {
  const settings = readSettings(process.env);
  await claimPort(settings.port, settings.host, 'PORT');
  if (settings.internalPort) await claimPort(settings.internalPort, '127.0.0.1', 'INTERNAL_PORT');
  if (!settings.externalBackend) await runBackend(settings);

  const identity = await readIdentity(ROOT, settings.shown);
  const stale = findStale(await readRecord(DIST), identity);
  if (stale.code) await bundle(identity);
  if (stale.pages) await renderPages(settings, identity);

  await runStorefront(settings);
  console.log(`\n${Object.values(settings.origins).join('/\n')}/\n\nCtrl-C stops it.`);
});

async function runBackend(settings: Settings): Promise<void> {
  await claimPort(settings.backendPort, '127.0.0.1', 'BACKEND_PORT');
  const backend = await startBackend(settings);
  onShutdown(keepRunning('The backend', backend, () => startBackend(settings), console.error).stop);
}

async function runStorefront(settings: Settings): Promise<void> {
  const progress = step('Storefront');
  const env = childEnvironment(settings);
  try {
    const storefront = await superviseStorefront({
      dist: DIST,
      count: settings.workers,
      env,
      tell: console.error,
    });
    onShutdown(storefront.stop);
    onHangUp(() => void storefront.reload());
    onShutdown(await openInternalDoor(settings.internalPort, storefront));
    progress.done();
  } catch (error) {
    progress.failed();
    throw error;
  }
}
