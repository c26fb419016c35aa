import type { Server } from 'node:http';
import { Server as Listening } from 'node:net';

/** Milliseconds for which an idle keep-alive connection stays open: its client may be about to send a request. */
const IDLE_GRACE_MS = 1_000;

/** Milliseconds between two checks for idle connections. */
const CHECK_INTERVAL_MS = 200;

/**
 * Shuts a server down without a failed request: no new connections, each response is the last of its connection
 * (`Connection: close`), and idle connections are closed after a grace period.
 * @param within milliseconds after which open requests are aborted.
 * @returns resolves when the last connection is closed.
 */
export function shutDown(server: Server, within: number): Promise<void> {
  server.prependListener('request', (_req, res) => {
    res.shouldKeepAlive = false;
  });
  return new Promise((resolve) => {
    const begun = performance.now();
    const looking = setInterval(() => {
      const passed = performance.now() - begun;
      if (passed >= within) server.closeAllConnections();
      else if (passed >= IDLE_GRACE_MS) server.closeIdleConnections();
    }, CHECK_INTERVAL_MS);
    // The `close` of the HTTP server also closes idle connections at once. This one only stops listening.
    Listening.prototype.close.call(server, () => {
      clearInterval(looking);
      resolve();
    });
  });
}
