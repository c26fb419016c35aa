import { createServer, type RequestListener } from 'node:http';
import type { Supervised } from './supervise.ts';

/** An answer of the internal door. */
interface Reply {
  status: number;
  body: object;
}

/**
 * Answers the operator's programs on the loopback interface, never the public port:
 * `/live`: the supervisor lives; `/ready`: somebody serves (503 when nobody does); `/state`: each worker.
 * @param port 0 opens none. @returns closes it. @throws when the port cannot be had.
 */
export async function openInternalDoor(port: number, storefront: Supervised): Promise<() => Promise<void>> {
  if (port === 0) return () => Promise.resolve();
  const server = createServer({ requestTimeout: 5_000 }, listener(storefront));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

function listener(storefront: Supervised): RequestListener {
  return (req, res) => {
    const { status, body } = reply(req.url ?? '/', storefront);
    res.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    res.end(JSON.stringify(body));
  };
}

function reply(path: string, storefront: Supervised): Reply {
  const workers = storefront.workers();
  const ready = workers.length > 0;
  switch (path) {
    case '/live':
      return { status: 200, body: { live: true } };
    case '/ready':
      return { status: ready ? 200 : 503, body: { ready, workers: workers.length } };
    case '/state':
      return {
        status: 200,
        body: { ready, wanted: storefront.wanted, restarts: storefront.restarts(), workers },
      };
    default:
      return { status: 404, body: { message: 'There are /live, /ready and /state.' } };
  }
}
