import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { callTarget } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { freePort } from '../../scripts/processes/ports.ts';
import { copyInitialData } from '../site/template.ts';

test('npm run mock: a backend answers by the contract in every language, and a signal ends it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mock-'));
  const port = await freePort();
  // Without the demonstration stock, with the texts of the project, it starts in seconds. It must ignore the database
  // of a shop.
  await copyInitialData('texts', path.join(folder, 'mock'));
  const env = { ...process.env, DEMO_DATA: 'none', DATA_DIR: folder, BACKEND_PORT: String(port) };
  const mock = fork('scripts/mock.ts', {
    env: { ...env, DATABASE_URL: 'postgres://not-of-a-mock' },
    silent: true,
  });
  const ended = once(mock, 'exit');
  try {
    const [{ ready }] = (await once(mock, 'message')) as [{ ready: string }];
    for (const locale of ['ru', 'en', 'ua', 'uz']) {
      const response = await fetch(`${ready}/${locale}${callTarget(CALLS.mainData, {})}`);
      const body: unknown = await response.json();
      expect([locale, response.status]).toEqual([locale, 200]);
      expect(v.safeParse(CALLS.mainData.response, body).issues).toBeUndefined();
    }
    // What it writes to and deletes from its content folder is of its own copy.
    expect(existsSync(path.join(folder, 'mock/content/shop.json'))).toBe(true);
    mock.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  } finally {
    mock.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
