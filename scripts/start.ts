// npm start: the whole site, with the embedded backend unless BACKEND_URL_* name others.
import { bundleAlone } from './build/bundle-alone.ts';
import { readIdentity } from './build/identity.ts';
import { DIST, renderPages } from './build/make.ts';
import { findStale, readRecord } from './build/record.ts';
import { forgetPages, renderWhileServing } from './build/render-while-serving.ts';
import { runProgram } from './processes/child.ts';
import { readCommandLine } from './processes/command-line.ts';
import { claimPort } from './processes/ports.ts';
import { fileOf, ROOT } from './processes/programs.ts';
import { childEnvironment, readSettings, type Settings } from './processes/settings.ts';
import { holdHangUps, onShutdown, runScript, stopSignal } from './processes/shutdown.ts';
import type { ReplaceableProgram } from './releases/replaceable-program.ts';
import { runReplaceableBackend } from './releases/replaceable-backend.ts';
import { runStorefront } from './releases/run-storefront.ts';
import { runReplaceableDesk } from './releases/replaceable-desk.ts';

runScript(async () => {
  readCommandLine({});
  holdHangUps();
  const settings = readSettings();
  await claimPort(settings.port, settings.host, 'PORT');
  if (settings.internalPort) await claimPort(settings.internalPort, '127.0.0.1', 'INTERNAL_PORT');
  let backend: ReplaceableProgram | undefined;
  let desk: ReplaceableProgram | undefined;
  // The desk works only with the embedded backend.
  if (!settings.externalBackend) {
    await claimPort(settings.backendPort, '127.0.0.1', 'BACKEND_PORT');
    if (settings.deskPort) await claimPort(settings.deskPort, settings.deskHost, 'DESK_PORT');
  }

  const identity = await readIdentity(ROOT, settings.shown);
  const stale = findStale(await readRecord(DIST), identity);
  // Before the backend: both need much memory. The compression of the files does not.
  const bundled = stale.code ? await bundleAlone(settings, identity) : undefined;
  if (!settings.externalBackend) {
    backend = await runReplaceableBackend(settings, ROOT, console.error);
    onShutdown(backend.stop);
  }
  await bundled?.compressed;
  if (stale.pages) await forgetPages(DIST);
  const storefront = await runStorefront(settings, backend, () => desk);
  console.log(`\n${settings.addresses.join('/\n')}/`);
  if (backend && settings.deskPort !== 0) {
    desk = await runReplaceableDesk(settings, ROOT, console.error);
    onShutdown(desk.stop);
    await showDesk(settings);
  }
  console.log('\nCtrl-C stops it.');
  const ready = { ready: `http://${settings.host}:${settings.port}` };
  const complete = stale.pages
    ? renderWhileServing(() => renderPages(settings, identity), storefront)
    : Promise.resolve();
  // A stop or a signal does not wait for it.
  void complete.then(() => process.send?.(ready));
});

/** Shows the address of the desk, and the invitation of its first owner. */
async function showDesk(settings: Settings): Promise<void> {
  // In its own process: its packages are not installed where the storefront runs alone.
  const invitation = await runProgram(
    {
      name: 'The desk',
      file: fileOf('scripts/desk.ts'),
      args: ['--first-owner'],
      env: childEnvironment(settings),
    },
    stopSignal,
  );
  console.log(`\nDesk: ${settings.deskUrl}/`);
  if (invitation)
    console.log(
      `Nobody works there yet. The first owner follows this link, once, within three days:\n${invitation}`,
    );
}
