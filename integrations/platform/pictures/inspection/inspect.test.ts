import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { runLengthBmp } from '../../../../tests/trials/hostile/pictures/bmp.ts';
import { manyFrames } from '../../../../tests/trials/hostile/pictures/gif.ts';
import { giantGrid, phoneGrid } from '../../../../tests/trials/hostile/pictures/heic.ts';
import { emptyCodestream, emptyJp2 } from '../../../../tests/trials/hostile/pictures/jp2.ts';
import { png } from '../../../../tests/trials/hostile/pictures/png.ts';
import { giantStrips } from '../../../../tests/trials/hostile/pictures/tiff.ts';
import type { PictureFormat } from '../decoding/decode-task.ts';
import { inspect, inspectFacts } from './inspect.ts';
import type { PictureFacts } from './picture-facts.ts';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a5c22' } });

describe('pictures that lie are refused by their headers', () => {
  it.each<[string, PictureFormat, Buffer, 'format' | 'pixels']>([
    ['JPEG 2000 of 7,000 by 7,000 in 302 bytes', 'jp2', emptyJp2(7_000, 7_000, 115), 'format'],
    ['its codestream alone', 'jp2', emptyCodestream(7_000, 7_000, 115), 'format'],
    ['JPEG 2000 with bytes enough for 49 megapixels', 'jp2', emptyJp2(7_000, 7_000, 100_000), 'pixels'],
    ['BMP of run lengths of 1.1 KB', 'bmp', runLengthBmp(7_000, 7_000), 'format'],
    ['BMP of no height', 'bmp', runLengthBmp(7_000, 0), 'format'],
    ['HEIC with a grid of 65,280 tiles', 'heic', giantGrid(255, 256), 'format'],
    ['HEIC of 900 tiles that a header makes large', 'heic', giantGrid(30, 30), 'format'],
    ['HEIC of a phone with 48 megapixels', 'heic', phoneGrid(8_064, 6_048), 'pixels'],
    ['GIF of 20,000 frames', 'gif', manyFrames(6_000), 'format'],
    ['GIF with a screen of 65,535 by 65,535', 'gif', manyFrames(1, 65_535, 65_535), 'format'],
    ['TIFF with one strip of 90 megapixels', 'tiff', giantStrips(9_500, 9_500, 9_500), 'format'],
    ['PNG of 40,000 by 40,000 in a few bytes', 'png', png(40_000, 40_000, Buffer.alloc(1_000)), 'format'],
    ['PNG of 12,000 by 12,000', 'png', png(12_000, 12_000, Buffer.alloc(30_000_000)), 'pixels'],
  ])('%s', (_, format, file, reason) => {
    expect(inspect(file, format)).toBe(reason);
  });
});

describe('photographs of the shop have limits of their own', () => {
  it.each<[string, { width: number; height: number; held?: number }, 'pixels' | undefined]>([
    ['50 megapixels', { width: 8_660, height: 5_773 }, undefined],
    ['51', { width: 8_700, height: 5_863 }, 'pixels'],
    ['a decoder that needs 401 MB', { width: 8_064, height: 6_048, held: 401_000_000 }, 'pixels'],
  ])('%s', (_, facts, expected) => {
    const limits = { pixels: 50_000_000, held: 400_000_000 };
    expect(inspectFacts({ ...phone(facts.width, facts.height, 8_000_000), ...facts }, 'heic', limits)).toBe(
      expected,
    );
  });
});

describe('§5 uploads: what people send passes', () => {
  it.each<[string, PictureFormat, () => Promise<Buffer>]>([
    ['a flat JPEG of 12 megapixels', 'jpeg', () => flat(4_000, 3_000).jpeg({ quality: 40 }).toBuffer()],
    ['a progressive one', 'jpeg', () => flat(2_000, 1_500).jpeg({ progressive: true }).toBuffer()],
    [
      'a screen of one colour as PNG',
      'png',
      () => flat(1_920, 1_080).png({ compressionLevel: 9 }).toBuffer(),
    ],
    [
      'the same with a palette of two colours',
      'png',
      () => flat(1_920, 1_080).png({ palette: true, colours: 2 }).toBuffer(),
    ],
    ['a flat GIF', 'gif', () => flat(1_600, 1_200).gif().toBuffer()],
    [
      'a scan as TIFF of one strip',
      'tiff',
      () => flat(1_654, 2_339).tiff({ compression: 'deflate' }).toBuffer(),
    ],
    [
      'white paper in fax compression',
      'tiff',
      () =>
        flat(2_480, 3_508)
          .threshold(1)
          .toColourspace('b-w')
          .tiff({ compression: 'ccittfax4', bitdepth: 1 })
          .toBuffer(),
    ],
    ['a TIFF in tiles', 'tiff', () => flat(1_500, 1_000).tiff({ tile: true }).toBuffer()],
    ['a JPEG 2000 of 24 megapixels', 'jp2', async () => emptyJp2(5_700, 4_300, 20_000)],
    ['a lossy WebP', 'webp', () => flat(3_000, 2_000).webp().toBuffer()],
    [
      'a lossless WebP with an alpha channel',
      'webp',
      () => flat(2_000, 1_500).ensureAlpha(0.5).webp({ lossless: true }).toBuffer(),
    ],
    ['an AVIF', 'avif', () => flat(2_000, 1_500).avif({ effort: 0 }).toBuffer()],
    ['a HEIC of a phone’s grid', 'heic', () => readFile(path.join(import.meta.dirname, '../sample.heic'))],
  ])('%s', async (_, format, make) => {
    expect(inspect(await make(), format)).toBeUndefined();
  });
});

/** A photograph of a phone, described by its headers. */
const phone = (width: number, height: number, bytes: number): PictureFacts => ({
  width,
  height,
  components: 3,
  bits: 8,
  coded: bytes,
  parts: 1,
  held: 0,
});

it.each<
  [string, PictureFormat, Partial<PictureFacts> & { width: number; height: number }, string | undefined]
>([
  ['JPEG of 108 megapixels', 'jpeg', { width: 12_000, height: 9_000 }, undefined],
  ['JPEG of 121', 'jpeg', { width: 11_000, height: 11_000 }, 'pixels'],
  ['HEIC of 24 megapixels, in tiles of 512', 'heic', { width: 5_712, height: 4_284, parts: 109 }, undefined],
  ['HEIC of 48', 'heic', { width: 8_064, height: 6_048, parts: 193 }, 'pixels'],
  ['JPEG 2000 of 24 megapixels', 'jp2', { width: 5_712, height: 4_284 }, undefined],
  ['JPEG 2000 of 26', 'jp2', { width: 6_000, height: 4_400 }, 'pixels'],
  ['JPEG 2000 of 12 bits', 'jp2', { width: 100, height: 100, bits: 12 }, 'format'],
  ['JPEG 2000 of two colours', 'jp2', { width: 100, height: 100, components: 2 }, 'format'],
  ['JPEG 2000 of 10,001 tiles', 'jp2', { width: 4_000, height: 3_000, parts: 10_001 }, 'format'],
  ['BMP of 24 megapixels', 'bmp', { width: 6_000, height: 4_000 }, undefined],
  ['BMP of 26', 'bmp', { width: 6_500, height: 4_000 }, 'pixels'],
  ['GIF of 26', 'gif', { width: 6_500, height: 4_000, components: 4 }, 'pixels'],
  ['TIFF with a strip of 300 MB', 'tiff', { width: 10_000, height: 10_000, held: 300_000_000 }, 'pixels'],
  ['JPEG of 101 scans', 'jpeg', { width: 100, height: 100, parts: 101 }, 'format'],
])('megapixels, depth, parts: %s is %4$s', (_, format, facts, expected) => {
  expect(inspectFacts({ ...phone(facts.width, facts.height, 8_000_000), ...facts }, format)).toBe(expected);
});

it.each(['jpeg', 'png', 'gif', 'tiff', 'bmp', 'heic', 'jp2', 'webp', 'avif'] as const)(
  '%s cut off anywhere in its first 400 bytes is judged without a fault',
  async (format) => {
    const files: Record<PictureFormat, Buffer> = {
      jpeg: await flat(40, 30).jpeg().toBuffer(),
      png: await flat(40, 30).png().toBuffer(),
      gif: manyFrames(40),
      tiff: giantStrips(40, 30, 10),
      bmp: runLengthBmp(40, 30),
      heic: giantGrid(2, 3),
      jp2: emptyJp2(40, 30, 20),
      webp: await flat(40, 30).webp().toBuffer(),
      avif: await flat(40, 30).avif().toBuffer(),
    };
    for (let length = 0; length < 400; length += 1) {
      expect([undefined, 'format']).toContain(inspect(files[format].subarray(0, length), format));
    }
  },
);
