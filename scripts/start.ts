// npm start: the whole site, with its own backend unless BACKEND_URL_* name others.
import { readIdentity } from './build/identity.ts';
import { bundle, DIST, renderPages } from './build/make.ts';
import { findStale, readRecord } from './build/record.ts';
import { keepRunning } from './processes/keep-running.ts';
import { claimPort } from './processes/ports.ts';
import { ROOT, startBackend, startStorefront } from './processes/programs.ts';
import { readSettings, type Settings } from './processes/settings.ts';
import { onShutdown, runScript } from './processes/shutdown.ts';

runScript(async () => {
  const settings = readSettings(process.env);
  await claimPort(settings.port, settings.host, 'PORT');
  if (!settings.externalBackend) await runBackend(settings);

  const identity = await readIdentity(ROOT, settings.shown);
  const stale = findStale(await readRecord(DIST), identity);
  if (stale.code) await bundle(identity);
  if (stale.pages) await renderPages(settings, identity);

  const storefront = await startStorefront(settings);
  onShutdown(keepRunning('The storefront', storefront, () => startStorefront(settings), console.error).stop);
  console.log(`\n${Object.values(settings.origins).join('/\n')}/\n\nCtrl-C stops it.`);
});

async function runBackend(settings: Settings): Promise<void> {
  await claimPort(settings.backendPort, '127.0.0.1', 'BACKEND_PORT');
  const backend = await startBackend(settings);
  onShutdown(keepRunning('The backend', backend, () => startBackend(settings), console.error).stop);
}
