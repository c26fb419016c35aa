import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { compressFiles } from './compress-files.ts';

it('writes a brotli and a gzip form beside each text file of all folders, and beside no picture', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'compress-files-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [site, desk] = [path.join(root, 'client'), path.join(root, 'desk')];
  mkdirSync(path.join(site, 'deep'), { recursive: true });
  mkdirSync(desk);
  const script = 'export const word = "watch";\n'.repeat(99);
  const files = [path.join(site, 'deep/a.js'), path.join(site, 'b.css'), path.join(desk, 'c.mjs')];
  for (const file of files) writeFileSync(file, script);
  writeFileSync(path.join(site, 'picture.avif'), script);

  await compressFiles([site, desk]);

  for (const file of files) {
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(script);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(script);
  }
  expect(
    readdirSync(root, { recursive: true }).filter((name) => String(name).startsWith('client/pic')),
  ).toEqual(['client/picture.avif']);
});
