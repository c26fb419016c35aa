import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { keepFilesPrivate } from '@tourbillon/platform/storage/private-files.ts';
import { configuration } from '../platform/configuration.ts';
import { shutDown } from './graceful-shutdown.ts';
import { readWorkerMessage } from './worker-messages.ts';

/** Time limit for open requests when the program is stopped, milliseconds. */
const DRAIN_MS = 8000;

/**
 * Serves on HOST and PORT until the process is stopped, alone or as one of the workers of a supervisor, which is told
 * when it is ready.
 * @param start starts the server.
 */
export async function serveUntilStopped(
  start: (options: { port: number; host: string }) => Promise<Server>,
): Promise<void> {
  keepFilesPrivate();
  const { PORT: port, HOST: host } = configuration();
  const server = await start({ port, host });
  const stop = (within: number) => void shutDown(server, within).then(() => process.exit(0));
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
}
