import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { log } from '../platform/log.ts';
import { DeliveryWorker } from './delivery-worker.ts';
import { Spool } from './spool.ts';

vi.mock('../platform/configuration.ts', () => import('../../tests/environment/changing-configuration.ts'));

let folder: string;
beforeAll(() => {
  vi.spyOn(log, 'error').mockReturnValue(undefined);
  vi.spyOn(log, 'warn').mockReturnValue(undefined);
  folder = mkdtempSync(path.join(tmpdir(), 'send-files-'));
  vi.stubEnv('DATA_DIR', folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it('a lead whose file is gone is set aside', async () => {
  const upload = 'a'.repeat(32);
  const spool = new Spool(path.join(folder, 'spool'));
  mkdirSync(path.join(folder, 'photos', upload), { recursive: true });
  await spool.keep({
    call: 'appraisal',
    locale: 'en',
    request: { 'photos[]': [{ id: 'b'.repeat(32), name: 'a.jpg', type: 'jpeg', bytes: 1 }] },
    delivery: { key: 'k'.repeat(16), sentAt: '2026-11-22T12:00:00Z', consent: 'none' },
    upload,
  });
  await new DeliveryWorker(spool).deliver();
  const names = readdirSync(path.join(folder, 'spool'));
  expect(names).toEqual([expect.stringMatching(/\.lead\.refused$/)]);
});
