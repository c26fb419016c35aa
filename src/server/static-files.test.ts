import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Readable } from 'node:stream';
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

/** Serves a folder with one file. @returns its address, and the streams that were sent. */
async function serve(name: string, content: string): Promise<{ address: string; sources: Readable[] }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
  writeFileSync(path.join(folder, name), content);
  const files = new StaticFiles(folder);
  const sources: Readable[] = [];
  const server = createServer((req, res) => {
    res.once('pipe', (source) => sources.push(source as Readable));
    files.send(req, res, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`, sources };
}

it.each(['bytes=5-2', 'bytes=-5', 'bytes=3-', 'items=1-2', 'bytes=99-'])(
  'a file asked for by the range %s is sent as a whole',
  async (range) => {
    const { address } = await serve('a.txt', 'the whole file');
    const response = await fetch(address, { headers: { Range: range } });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('the whole file');
  },
);

it('a file whose receiver goes away is closed', async () => {
  const { address, sources } = await serve('big.bin', 'x'.repeat(20_000_000));
  await new Promise<void>((resolve) => {
    const asked = request(address, (response) => {
      response.once('data', () => resolve(void asked.destroy()));
      response.on('error', () => undefined);
    });
    asked.on('error', () => undefined).end();
  });
  await expect.poll(() => sources.map(({ closed }) => closed)).toEqual([true]);
});
