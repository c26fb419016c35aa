import cluster, { type Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BACKEND_NODE_OPTIONS, ROOT, startBackend } from './programs.ts';
import { readSettings } from './settings.ts';
import { startWorker } from './workers/start-worker.ts';

/** A program in place of the backend: it reports the variables of the allocator and the options of Node. */
const REPORTER = `
const allocator = Object.entries(process.env).filter(([name]) => name.startsWith('MALLOC_'));
process.send({ ready: JSON.stringify({ allocator: Object.fromEntries(allocator), options: process.execArgv }) });
process.on('disconnect', () => process.exit());
`;

/** What a backend is started with. @param env of the operator. */
async function backendWith(env: Record<string, string> = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'allocators-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = path.join(root, 'integrations/backend');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'main.ts'), REPORTER);
  const { address, stop } = await startBackend(readSettings({ DATA_DIR: root }), env, root);
  await stop();
  return JSON.parse(address) as { allocator: Record<string, string>; options: string[] };
}

/** What a worker of the storefront is started with. @param env of the operator. */
async function workerWith(env: Record<string, string> = {}): Promise<Record<string, string>> {
  const worker = Object.assign(new EventEmitter(), { process: { pid: 1 } });
  const fork = vi.spyOn(cluster, 'fork').mockReturnValue(worker as unknown as Worker);
  onTestFinished(() => fork.mockRestore());
  const starting = startWorker({ root: ROOT, dist: '' }, env, () => 0);
  worker.emit('message', { ready: '' });
  await starting;
  const given = Object.entries(fork.mock.calls[0]?.[0] as Record<string, string>);
  return Object.fromEntries(given.filter(([name]) => name.startsWith('MALLOC_')));
}

describe('variables of the allocator', () => {
  it('D640 the backend gives blocks from 128 KB on back, and has its options of Node', async () => {
    const { allocator, options } = await backendWith();
    expect(allocator).toEqual({ MALLOC_MMAP_THRESHOLD_: '131072' });
    expect(options).toEqual(expect.arrayContaining([...BACKEND_NODE_OPTIONS]));
  });

  it('D646 a worker of the storefront keeps what a page needs', async () => {
    expect(await workerWith()).toEqual({
      MALLOC_MMAP_THRESHOLD_: '4194304',
      MALLOC_TRIM_THRESHOLD_: '8388608',
    });
  });

  it('D640 D646 an operator’s own value counts', async () => {
    const own = { MALLOC_MMAP_THRESHOLD_: '65536' };
    expect((await backendWith(own)).allocator).toEqual(own);
    expect(await workerWith(own)).toMatchObject(own);
  });
});
