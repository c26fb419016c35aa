import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { StaticFiles } from './static-files.ts';

it('architecture §3 deploy: a hashed file that comes later is found, other files and compressed forms are not', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
  onTestFinished(() => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  });
  mkdirSync(path.join(folder, '_astro'));
  writeFileSync(path.join(folder, '_astro/a.1.js'), 'a');
  const files = new StaticFiles(folder);
  expect(files.has('/_astro/a.1.js')).toBe(true);
  for (const name of ['_astro/b.2.js', '_astro/b.2.js.br', 'c.txt'])
    writeFileSync(path.join(folder, name), name);
  // The folder is not searched for every request, because clients can invent names.
  expect(files.has('/_astro/b.2.js')).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(files.has('/c.txt')).toBe(false);
  expect(files.has('/_astro/b.2.js')).toBe(true);
  expect(files.has('/_astro/b.2.js.br')).toBe(false);
});
