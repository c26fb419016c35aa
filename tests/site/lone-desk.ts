import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { serve } from '@hono/node-server';
import pino from 'pino';
import { createDeskApp } from '@tourbillon/desk/server/app.ts';
import { freePort } from '../../scripts/processes/ports.ts';
import { fileOf } from '../../scripts/processes/programs.ts';

/** The desk of a backend inside the process of a test, of the common build. @param backend base address of the backend. */
export async function startLoneDesk(backend: string): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const configuration = {
    ...{ host: '127.0.0.1', port, origin, backend: `${backend}/desk`, proxies: 0, dataDir: '' },
    ...{ serviceToken: undefined, logLevel: 'silent' },
  };
  const options = { dist: path.resolve(fileOf('dist'), 'desk'), key: 'key', log: pino({ level: 'silent' }) };
  const app = createDeskApp(configuration, options);
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, (_: AddressInfo) =>
      resolve({ origin, stop: () => void server.close() }),
    );
  });
}
