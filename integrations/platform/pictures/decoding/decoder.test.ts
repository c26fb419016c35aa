import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { runLengthBmp } from '../../../../tests/trials/hostile/pictures/bmp.ts';
import { emptyJp2 } from '../../../../tests/trials/hostile/pictures/jp2.ts';
import { resourcesOf, withChildren } from '../../../../tests/benchmarks/measure/process-tree.ts';
import type { PictureFormat } from './decode-task.ts';
import { Decoder, Undecodable } from './decoder.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'decoder-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const decoder = new Decoder(() => undefined);
afterEach(() => decoder.close());

/** The result of decoding: the size, or 'undecodable'. Any other error fails the test. */
async function decode(bytes: Buffer, format: PictureFormat): Promise<string> {
  const file = path.join(folder, crypto.randomUUID());
  await writeFile(file, bytes);
  try {
    const { width, height } = await sharp((await decoder.decode({ file, format })).jpeg).metadata();
    return `${width} by ${height}`;
  } catch (error) {
    if (error instanceof Undecodable) return 'undecodable';
    throw error;
  }
}

const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a5c22' } })
    .jpeg()
    .toBuffer();

it('what breaks a decoder ends its process and nobody else’s picture', async () => {
  expect(await decode(await photo(), 'jpeg')).toBe('40 by 30');
  // The file has another format than the task says. `inspect` would refuse it before this point.
  expect(await decode(await photo(), 'bmp')).toBe('undecodable');
  expect(await decode(await photo(), 'png')).toBe('undecodable');
  expect(await decode(await photo(), 'jpeg')).toBe('40 by 30');
});

// These tests skip the check of the headers: the limits of the process must work without it.
it.runIf(process.platform === 'linux').each<[string, PictureFormat, Buffer]>([
  ['a JPEG 2000 of 15,000 by 15,000 in 302 bytes', 'jp2', emptyJp2(15_000, 15_000, 115)],
  ['a BMP of 15,000 by 15,000 in 1.1 KB', 'bmp', runLengthBmp(15_000, 15_000)],
])('%s is ended by the limits', async (_, format, bomb) => {
  const warnings = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  let most = 0;
  const before = (await resourcesOf([process.pid])).memory;
  const watch = setInterval(
    () =>
      void withChildren([process.pid])
        .then(resourcesOf)
        .then(({ memory }) => (most = Math.max(most, memory - before))),
    20,
  );
  const begun = performance.now();
  expect(await decode(bomb, format)).toBe('undecodable');
  clearInterval(watch);
  warnings.mockRestore();
  expect(most / 1024 ** 2).toBeLessThan(700);
  expect(performance.now() - begun).toBeLessThan(15_000);
  expect(await decode(await photo(), 'jpeg'), 'and the next is decoded').toBe('40 by 30');
});
