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
  readonly backend: Backend;
  /** Folder of its texts. */
  content: string;
  /** In this browser context, logs in a colleague with a role. */
  logIn(context: BrowserContext, role: Role): Promise<void>;
  /** Stops the backend, as for a restart. @returns starts it again, at the same address. */
  interrupt(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/** Starts one. The application must be built. */
export async function startDeskSite(): Promise<DeskSite> {
  const lone = await startLoneBackend();
  const desk = await startLoneDesk(lone.backend.url);
  const { colleague } = deskSteps(() => lone.backend);
  return {
    origin: desk.origin,
    get backend() {
      return lone.backend;
    },
    content: lone.content,
    async logIn(context, role) {
      const { token } = await colleague(`${role}-${Date.now()}@desk.test`, role);
      const name = cookieName(desk.origin);
      await context.addCookies([{ name, value: token, url: desk.origin, httpOnly: true }]);
    },
    interrupt: lone.interrupt,
    async stop() {
      await desk.stop();
      await lone.stop();
    },
  };
}
