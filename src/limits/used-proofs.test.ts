import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { UsedProofs } from './used-proofs.ts';

const HOUR = 3_600_000;

it('expired proofs are deleted after the clock of the machine was set back', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'used-proofs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: now + 365 * 24 * HOUR });
  onTestFinished(() => void vi.useRealTimers());
  const used = new UsedProofs(folder, HOUR);
  await used.use('a');
  const [first = ''] = readdirSync(folder);
  utimesSync(path.join(folder, first), new Date(now - 2 * HOUR), new Date(now - 2 * HOUR));
  vi.setSystemTime(now);
  vi.advanceTimersByTime(HOUR);
  expect(await used.use('b')).toBe(true);
  await vi.waitFor(() => expect(readdirSync(folder)).not.toContain(first));
});
