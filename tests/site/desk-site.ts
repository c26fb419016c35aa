import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import type { BrowserContext } from '@playwright/test';
import pino from 'pino';
import { createDeskApp } from '@tourbillon/desk/server/app.ts';
import { cookieName } from '@tourbillon/desk/server/session-cookie.ts';
import type { Role } from '@tourbillon/domain/desk/roles.ts';
import { type Backend, startBackend } from '@tourbillon/backend/start-backend.ts';
import { freePort } from '../../scripts/processes/ports.ts';
import { contentOf, copyContent } from '../contract/desk-content.ts';
import { deskSteps } from '../contract/desk-steps.ts';

/** A desk of its own for a test, with a backend and texts that the test may change. */
export interface DeskSite {
  origin: string;
  backend: Backend;
  /** The folder of its texts. */
  content: string;
  /** A browser in which somebody of a role is logged in. */
  logIn(context: BrowserContext, role: Role): Promise<void>;
  stop(): Promise<void>;
}

/** Starts one; the application has to be built. */
export async function startDeskSite(): Promise<DeskSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'desk-site-'));
  const log = pino({ level: 'silent' });
  const contentFolder = copyContent(dataDir);
  const backend = await startBackend({ port: 0, dataDir, contentFolder, demonstration: false, log });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const configuration = {
    ...{ origin, port, dataDir, host: '127.0.0.1', backend: `${backend.url}/desk` },
    ...{ proxies: 0, serviceToken: undefined, logLevel: 'silent' },
  };
  const app = createDeskApp(configuration, { dist: path.resolve('dist/desk'), key: 'k', log });
  const server = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, () => resolve(started));
  });
  const { colleague } = deskSteps(() => backend);
  return {
    origin,
    backend,
    content: contentOf(dataDir),
    async logIn(context, role) {
      const { token } = await colleague(`${role}-${Date.now()}@desk.test`, role);
      await context.addCookies([{ name: cookieName(origin), value: token, url: origin, httpOnly: true }]);
    },
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
