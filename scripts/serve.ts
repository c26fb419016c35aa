// The storefront as a program: serves the built site on HOST and PORT until it is stopped, alone or as one of the
// workers of `scripts/supervise.ts`. Argument: folder of the build, by default `dist`.
import cluster from 'node:cluster';
import { shutDown } from '../src/server/graceful-shutdown.ts';
import { readWorkerMessage } from '../src/server/worker-messages.ts';
import { keepFilesPrivate } from '@tourbillon/platform/storage/private-files.ts';
import { loadEntry } from './build/entry.ts';
import { readSettings } from './processes/settings.ts';

/** Time limit for open requests when the program is stopped, milliseconds. */
const DRAIN_MS = 8000;

keepFilesPrivate();
const { port, host } = readSettings();
const { startStorefront } = await loadEntry(process.argv[2] ?? 'dist');
const server = await startStorefront({ port, host });
process.send?.({ ready: `http://${host}:${port}` });

if (cluster.isWorker) {
  // Ctrl-C and a closed terminal send signals to every process of the group. The supervisor stops its workers by
  // messages.
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
  process.on('message', (message) => {
    const heard = readWorkerMessage(message);
    if (heard?.word === 'leave') stop(heard.within);
  });
} else {
  for (const signal of ['SIGINT', 'disconnect']) process.on(signal, () => stop(DRAIN_MS));
}
process.on('SIGTERM', () => stop(DRAIN_MS));

function stop(within: number): void {
  void shutDown(server, within).then(() => process.exit(0));
}
