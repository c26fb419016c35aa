import type { Server } from 'node:http';
import { Server as Listening } from 'node:net';

/** Milliseconds a kept connection without a request stays open: somebody who is about to use it can still do so. */
const IDLE_GRACE = 1_000;

/** Between two looks at connections without a request, milliseconds. */
const LOOK_EVERY = 200;

/**
 * Takes a server out of service without a failed request: no new connections, each response is the last of its
 * connection (`Connection: close`), and connections without a request are closed once they had time for one.
 * @param within milliseconds after which requests still under way are cut off.
 * @returns settles when the last connection is gone.
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
      else if (passed >= IDLE_GRACE) server.closeIdleConnections();
    }, LOOK_EVERY);
    // The close of the HTTP server cuts connections off that are between two requests; this one only stops listening.
    Listening.prototype.close.call(server, () => {
      clearInterval(looking);
      resolve();
    });
  });
}
