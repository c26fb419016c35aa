import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { callRoutes } from './call-routes.ts';
import type { DeskConfiguration } from './configuration.ts';
import { pagePolicy, securityHeaders } from './headers.ts';

/** Placeholder for the nonce in the built page. */
const NONCE = '%NONCE%';

/** Cache lifetime of a built file, seconds: its name changes with its content. */
const YEAR = 31_536_000;

/**
 * The server of the desk: the API, the built files, and the page for every other path.
 * @param dist folder of the built application. @param key for the hashes of networks.
 */
export function createDeskApp(
  configuration: DeskConfiguration,
  { dist, key, log }: { dist: string; key: string; log: Logger },
): Hono {
  const headers = securityHeaders(configuration.origin);
  const hosts = hostsOf(configuration.origin);
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const app = new Hono({ strict: false });
  app.use(async (context, next) => {
    const known = hosts === undefined || hosts.has(context.req.header('host') ?? '');
    if (known) await next();
    else context.res = context.json({ message: 'Unknown host' }, 421);
    for (const [name, value] of Object.entries(headers))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  });
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.route('/api', callRoutes(configuration, key, log));
  app.use(
    '/assets/*',
    serveStatic({
      root: dist,
      precompressed: true,
      onFound: (_, context) => context.header('Cache-Control', `public, max-age=${YEAR}, immutable`),
    }),
  );
  app.get('/assets/*', (context) => context.json({ message: 'Not found' }, 404));
  app.get('*', (context) => {
    const nonce = randomBytes(16).toString('base64');
    return context.html(page.replaceAll(NONCE, nonce), 200, {
      'Content-Security-Policy': pagePolicy(nonce),
      'Cache-Control': 'no-store',
    });
  });
  app.onError((error, context) => {
    log.error({ err: error, path: context.req.path }, 'request failed');
    return context.json({ message: 'Internal error' }, 500);
  });
  return app;
}

/** Accepted Host headers; on localhost also the other names of the local machine. */
function hostsOf(origin: string): Set<string> | undefined {
  const { host, hostname, port } = new URL(origin);
  return new Set(hostname === 'localhost' ? [host, `127.0.0.1:${port}`, `[::1]:${port}`] : [host]);
}
