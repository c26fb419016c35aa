import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { type Backend, startBackend } from '@tourbillon/backend/start-backend.ts';
import { contentFolderOf, copyContent } from '../contract/desk-content.ts';
import { readSharedSite } from './site.ts';
import { copyInitialData } from './template.ts';

/**
 * A backend in the process of a test, for a shop without goods. The test may read its database and change the
 * texts of its content folder, which is a copy.
 */
export async function startLoneBackend(): Promise<{
  readonly backend: Backend;
  outbox: string;
  content: string;
  /** Stops the backend, as for a restart. @returns starts it again, at the same address. */
  interrupt: () => Promise<() => Promise<void>>;
  stop: () => Promise<void>;
}> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lone-backend-'));
  await copyInitialData('texts', dataDir);
  const { origins } = readSharedSite();
  const log = pino({ level: 'silent' });
  const contentFolder = copyContent(dataDir);
  const start = (port: number) =>
    startBackend({ port, dataDir, contentFolder, demonstration: false, origins, log });
  let backend = await start(0);
  return {
    get backend() {
      return backend;
    },
    outbox: path.join(dataDir, 'outbox'),
    content: contentFolderOf(dataDir),
    async interrupt() {
      const port = Number(new URL(backend.url).port);
      await backend.close();
      return async () => {
        backend = await start(port);
      };
    },
    async stop() {
      await backend.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
