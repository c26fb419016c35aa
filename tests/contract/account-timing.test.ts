import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { type Backend, startBackend } from '@tourbillon/backend/start-backend.ts';
import { putInitialData } from '../site/initial-data.ts';
import { accountTimingSuite } from './suites/account-timing.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'account-timing-'));
let backend: Backend;

beforeAll(async () => {
  await putInitialData('texts', dataDir);
  backend = await startBackend({
    port: 0,
    dataDir,
    demonstration: false,
    log: pino({ level: 'silent' }),
  });
});
afterAll(async () => {
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
});

// On PGlite alone: it runs in the backend's own thread, which disturbs measured times least.
accountTimingSuite(() => backend, join(dataDir, 'outbox'));
