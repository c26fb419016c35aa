import { createServer, type RequestListener } from 'node:http';
import { metricsOfWorkers } from './worker-metrics.ts';
import type { Site } from '../../releases/site.ts';
import type { Supervised } from './supervise.ts';

/** A response of the internal endpoint. */
interface Reply {
  status: number;
  type: string;
  body: string;
}

/** Media type of the text format that Prometheus reads. */
const PROMETHEUS = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * Answers the operator's programs on the loopback interface, never on the public port: `/live`: the supervisor
 * runs; `/ready`: a worker serves (else 503); `/state`: each worker, the release, and the result of the last
 * reload; `/metrics`: the metrics of all workers together, in the text format of Prometheus.
 * @param port 0 opens none. @returns a function that closes it. @throws when the port is not available.
 */
export async function openInternalEndpoint(
  port: number,
  storefront: Supervised,
  site: Site,
): Promise<() => Promise<void>> {
  if (port === 0) return () => Promise.resolve();
  const server = createServer({ requestTimeout: 5_000 }, listener(storefront, site));
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

function listener(storefront: Supervised, site: Site): RequestListener {
  return (req, res) => {
    handleRequest(req.url ?? '/', storefront, site).then(
      ({ status, type, body }) => {
        res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
        res.end(body);
      },
      (error: Error) => res.writeHead(500).end(error.message),
    );
  };
}

async function handleRequest(path: string, storefront: Supervised, site: Site): Promise<Reply> {
  const workers = storefront.workers();
  const ready = workers.length > 0;
  switch (path) {
    case '/live':
      return json(200, { live: true });
    case '/ready':
      return json(ready ? 200 : 503, { ready, workers: workers.length });
    case '/state':
      return json(200, {
        ready,
        wanted: storefront.wanted,
        restarts: storefront.restarts(),
        workers,
        ...site.state(),
      });
    case '/metrics':
      return { status: 200, type: PROMETHEUS, body: await metricsOfWorkers(storefront) };
    default:
      return json(404, { message: 'There are /live, /ready, /state and /metrics.' });
  }
}

function json(status: number, body: object): Reply {
  return { status, type: 'application/json', body: JSON.stringify(body) };
}
