// The storefront as a program: serves the built site on HOST and PORT until it is told to stop.
// Argument: folder of the build, by default `dist`.
import { loadEntry } from './build/entry.ts';
import { readSettings } from './processes/settings.ts';

/** How long requests under way may take to finish when the program is told to stop, milliseconds. */
const GRACE = 5000;

const { port, host } = readSettings(process.env);
const { startStorefront } = await loadEntry(process.argv[2] ?? 'dist');
const server = await startStorefront({ port, host });
process.send?.({ ready: `http://${host}:${port}` });

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(signal, stop);

function stop(): void {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), GRACE).unref();
}
