import type { BrowserContext } from '@playwright/test';
import { cookieName } from '@tourbillon/desk/server/session-cookie.ts';
import type { Role } from '@tourbillon/domain/desk/roles.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { deskSteps } from '../contract/desk-steps.ts';
import { startLoneBackend } from './lone-backend.ts';
import { startLoneDesk } from './lone-desk.ts';

/** A separate desk for a test, with a backend and texts that the test may change. */
export interface DeskSite {
  origin: string;
  backend: Backend;
  /** Folder of its texts. */
  content: string;
  /** In this browser context, logs in a colleague with a role. */
  logIn(context: BrowserContext, role: Role): Promise<void>;
  stop(): Promise<void>;
}

/** Starts one. The application must be built. */
export async function startDeskSite(): Promise<DeskSite> {
  const { backend, content, stop } = await startLoneBackend();
  const desk = await startLoneDesk(backend.url);
  const { colleague } = deskSteps(() => backend);
  return {
    origin: desk.origin,
    backend,
    content,
    async logIn(context, role) {
      const { token } = await colleague(`${role}-${Date.now()}@desk.test`, role);
      const name = cookieName(desk.origin);
      await context.addCookies([{ name, value: token, url: desk.origin, httpOnly: true }]);
    },
    async stop() {
      await desk.stop();
      await stop();
    },
  };
}
