import { once } from 'node:events';
import type { Server } from 'node:http';
import path from 'node:path';
import { serve } from '@hono/node-server';
import pino from 'pino';
import { createDeskApp } from '@tourbillon/desk/server/app.ts';
import { freePort } from '../../scripts/processes/ports.ts';
import { fileOf } from '../../scripts/processes/programs.ts';

/**
 * The desk of a backend, in the process of a test, from the common build. @param backend base address of the
 * backend.
 */
export async function startLoneDesk(backend: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const configuration = {
    ...{ host: '127.0.0.1', port, origin, backend: `${backend}/desk`, proxies: 0, dataDir: '' },
    ...{ serviceToken: undefined, logLevel: 'silent' },
  };
  const options = { dist: path.resolve(fileOf('dist'), 'desk'), key: 'key', log: pino({ level: 'silent' }) };
  const app = createDeskApp(configuration, options);
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }) as Server;
  await once(server, 'listening');
  return {
    origin,
    async stop() {
      // Browsers keep connections open, so cut them.
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
