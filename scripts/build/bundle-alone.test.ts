import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { takeDirectoryLock } from '@tourbillon/platform/storage/directory-lock.ts';
import { bundleAlone } from './bundle-alone.ts';

/** Bundles with these settings. @returns how often anything was made, and why not. */
async function bundled(settings: { internalPort?: number; externalBackend?: boolean; databaseUrl?: string }) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bundle-alone-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  let made = 0;
  const make = async () => {
    made += 1;
    await expect(takeDirectoryLock(dataDir), 'the lock is kept').rejects.toThrow();
    return { compressed: Promise.resolve() };
  };
  const place = { internalPort: 0, externalBackend: false, databaseUrl: undefined, dataDir, ...settings };
  const bundle = () =>
    bundleAlone(place, { code: '', pages: '' }, { make, dist: '/srv/site/dist' }).then(
      () => ({ made, problem: '' }),
      (error: Error) => ({ made, problem: error.message }),
    );
  return { dataDir, bundle };
}

/** Port of a supervisor that serves a folder. */
async function serving(dist: string): Promise<number> {
  const state = { pid: 4711, release: '', dist };
  const server = createServer((_, response) => response.end(JSON.stringify(state)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

it('D667 a folder that nobody uses is bundled, under the lock of its data, which is then free', async () => {
  const { bundle, dataDir } = await bundled({});
  expect(await bundle()).toEqual({ made: 1, problem: '' });
  (await takeDirectoryLock(dataDir)).release();
});

it('D667 while a backend has the data nothing is replaced', async () => {
  const { bundle, dataDir } = await bundled({});
  const lock = await takeDirectoryLock(dataDir);
  onTestFinished(() => lock.release());
  expect(await bundle()).toEqual({ made: 0, problem: expect.stringContaining('in use by a running site') });
});

it.each([
  ['with data of its own', {}],
  ['with PostgreSQL', { databaseUrl: 'postgres://localhost/shop' }],
  ['with a backend elsewhere', { externalBackend: true }],
])('D667 while a site serves the folder nothing is replaced, %s', async (_, settings) => {
  const { bundle } = await bundled({ ...settings, internalPort: await serving('/srv/site/dist') });
  expect(await bundle()).toEqual({ made: 0, problem: expect.stringContaining('process 4711') });
});

it('D667 a site of another folder is no obstacle: so a deploy builds beside it', async () => {
  const { bundle } = await bundled({ internalPort: await serving('/srv/site/releases/1/dist') });
  expect(await bundle()).toEqual({ made: 1, problem: '' });
});
