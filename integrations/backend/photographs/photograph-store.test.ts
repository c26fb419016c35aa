import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inspect } from '@tourbillon/platform/pictures/inspection/inspect.ts';
import { phoneGrid } from '../../../tests/trials/hostile/pictures/heic.ts';
import { gridOf } from '../../../tests/trials/hostile/pictures/heic-grid.ts';
import { createPhotographCleaner } from './photograph-cleaner.ts';
import { PHOTOGRAPH_LIMITS } from './photograph-format.ts';
import { openPhotographs, type PhotographStore, sourceOf } from './photograph-store.ts';
import { cameraPhotograph, photographAs } from './test-photographs.ts';

const HEIC = path.join(import.meta.dirname, '../../platform/pictures/sample.heic');

/** A picture of 512 by 512 with camera noise, equal to one tile of a phone's HEIC. */
const TILE = path.join(import.meta.dirname, '../../platform/pictures/tile.heic');

const cleaner = createPhotographCleaner(() => undefined);
afterAll(() => cleaner.close());

let folder: string;
let store: PhotographStore;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'photographs-'));
  store = openPhotographs(path.join(folder, 'kept'), cleaner);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const kept = () => readdirSync(path.join(folder, 'kept'));

describe('decision 98: cleaned originals of photographs', () => {
  it('a photograph of a camera stands upright and says nothing of who took it, and where', async () => {
    const file = await cameraPhotograph({ width: 300, height: 400 });
    const before = await sharp(file).metadata();
    expect([before.width, before.height, before.orientation, before.exif?.includes('GPS')]).toEqual([
      400,
      300,
      6,
      expect.anything(),
    ]);
    const stored = await store.store(file);
    expect(stored).toMatchObject({ width: 300, height: 400, type: 'image/jpeg' });
    expect(kept()).toEqual([`${stored.name}.jpeg`]);
    const bytes = Buffer.from((await store.read(stored.name))!);
    const after = await sharp(bytes).metadata();
    expect(after).toMatchObject({ format: 'jpeg', width: 300, height: 400 });
    expect([after.exif, after.orientation, after.icc, after.xmp, after.iptc]).toEqual(
      Array(5).fill(undefined),
    );
    expect(bytes.includes('Camera of the shop')).toBe(false);
    // The dark strap must be vertical. Without rotation it would be horizontal.
    const brightness = async (left: number, top: number) => {
      const part = await sharp(bytes).extract({ left, top, width: 20, height: 20 }).toBuffer();
      return (await sharp(part).stats()).channels[0]!.mean;
    };
    const [above, left] = [await brightness(140, 5), await brightness(5, 190)];
    expect(above).toBeLessThan(left - 20);
  });

  it.each<[string, string | undefined, boolean]>([
    ['without a profile', undefined, true],
    ['in sRGB', 'srgb', true],
    ['in colours that browsers would show otherwise', 'p3', false],
  ])('D320 an upright JPEG %s keeps its pixels: %s, %s', async (_, profile, isKept) => {
    const scene = sharp(await cameraPhotograph({ width: 300, height: 400 })).autoOrient();
    const named = scene.withExif({ IFD0: { Make: 'Camera of the shop' }, IFD3: { GPSLatitudeRef: 'N' } });
    const file = await (profile ? named.withIccProfile(profile) : named).jpeg({ quality: 80 }).toBuffer();
    const stored = await store.store(file);
    const bytes = Buffer.from((await store.read(stored.name))!);
    const { exif, icc, orientation, width, height } = await sharp(bytes).metadata();
    expect([exif, icc, orientation, width, height]).toEqual([undefined, undefined, undefined, 300, 400]);
    const pixels = (jpeg: Buffer) => sharp(jpeg, { ignoreIcc: true }).raw().toBuffer();
    expect((await pixels(bytes)).equals(await pixels(file))).toBe(isKept);
    expect(stored.placeholder).toMatch(/^data:image\/webp;base64,/);
  });

  it.each(['srgb', 'p3'])('D320 a JPEG on its side in %s shows the same colours upright', async (profile) => {
    const red = { r: 200, g: 60, b: 50 };
    const file = await sharp({ create: { width: 80, height: 60, channels: 3, background: red } })
      .withMetadata({ orientation: 6 })
      .withIccProfile(profile)
      .jpeg({ quality: 95 })
      .toBuffer();
    const stored = await store.store(file);
    expect(stored).toMatchObject({ width: 60, height: 80 });
    const { channels } = await sharp(await store.read(stored.name)).stats();
    const differences = channels.map(({ mean }, at) => Math.abs(mean - [red.r, red.g, red.b][at]!));
    expect(Math.max(...differences)).toBeLessThan(4);
  });

  it.each<[string, () => Promise<Buffer>, number]>([
    ['PNG', () => photographAs('png'), 600],
    ['WebP', () => photographAs('webp'), 600],
    ['AVIF', () => photographAs('avif'), 600],
    ['HEIC', () => readFile(HEIC), 64],
  ])('%s is kept as JPEG', async (_, make, width) => {
    const stored = await store.store(await make());
    expect(stored).toMatchObject({ type: 'image/jpeg', width });
    expect((await sharp(await store.read(stored.name)).metadata()).format).toBe('jpeg');
  });

  it('a large one is made 4,096 pixels long', async () => {
    const large = await sharp({ create: { width: 6000, height: 2000, channels: 3, background: '#456' } })
      .jpeg()
      .toBuffer();
    expect(await store.store(large)).toMatchObject({ width: 4096, height: 1365 });
  });

  it('a placeholder is a data address that the contract takes', async () => {
    const { placeholder } = await store.store(await cameraPhotograph({ width: 300, height: 400 }));
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(placeholder.length).toBeLessThanOrEqual(400);
  });

  it('an upload is the same as a file, and none of it stays when it is too large', async () => {
    const bytes = await cameraPhotograph({ width: 300, height: 400 });
    const upload = (...parts: Uint8Array<ArrayBuffer>[]) => new Blob(parts).stream();
    const stored = await store.store(upload(new Uint8Array(bytes)));
    expect(stored).toEqual(await store.store(bytes));
    const part = new Uint8Array(PHOTOGRAPH_LIMITS.bytes / 2 + 1);
    await expect(store.store(upload(part, part))).rejects.toMatchObject({ reason: 'file_size' });
    expect(kept()).toEqual([`${stored.name}.jpeg`]);
  });

  it('the same file has the same name and source, another another', async () => {
    const file = path.join(folder, 'file.jpg');
    writeFileSync(file, await cameraPhotograph({ width: 300, height: 400 }));
    const [one, same] = [await store.store(file), await store.store(file)];
    expect(same).toEqual(one);
    expect(one.source).toBe(await sourceOf(file));
    const other = await store.store(await cameraPhotograph({ width: 300, height: 400 }, 20));
    expect([other.name === one.name, other.source === one.source]).toEqual([false, false]);
    expect(kept()).toHaveLength(2);
  });
});

describe('decision 98: how large a HEIC may be', () => {
  it('48 megapixels of a phone are decoded whole, within the limits of the process', async () => {
    const tile = await readFile(TILE);
    const stored = await store.store(gridOf(tile, 8_064, 6_048));
    expect(stored).toMatchObject({ type: 'image/jpeg', width: 4_096, height: 3_072 });
    // Check every tile of the grid, including the last: each tile has a gradient from dark to light along its
    // diagonal.
    const jpeg = await store.read(stored.name);
    const brightness = async (left: number, top: number) => {
      const part = await sharp(jpeg).extract({ left, top, width: 24, height: 24 }).toBuffer();
      return (await sharp(part).stats()).channels[0]!.mean;
    };
    const [side, last] = [260, { left: 14 * 260, top: 10 * 260 }];
    for (const { left, top } of [{ left: 0, top: 0 }, last]) {
      const near = await brightness(left + 8, top + 8);
      const far = await brightness(left + Math.floor(side / 2), top + Math.floor(side / 2));
      expect(far).toBeGreaterThan(near + 40);
    }
  }, 90_000);

  it.each<[string, number, number, 'pixels' | undefined]>([
    ['48 megapixels of a phone', 8_064, 6_048, undefined],
    ['the same, upright', 6_048, 8_064, undefined],
    ['24 megapixels of a phone', 5_712, 4_284, undefined],
    ['more than 50 megapixels', 8_192, 6_144, 'pixels'],
  ])('%s', (_, width, height, reason) => {
    expect(inspect(phoneGrid(width, height), 'heic', PHOTOGRAPH_LIMITS)).toBe(reason);
  });
});

describe('decision 98: files that are no photographs', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a text', () => Buffer.from('a Submariner'), 'format'],
    ['no bytes at all', () => Buffer.alloc(0), 'format'],
    ['a GIF', () => sharp(Buffer.from('<svg width="9" height="9"/>')).gif().toBuffer(), 'format'],
    ['a PDF', () => Buffer.from('%PDF-1.7 and so on, and so on, and so on'), 'format'],
    ['half a JPEG', async () => (await cameraPhotograph()).subarray(0, 40_000), 'format'],
    [
      'half a JPEG that lies upright',
      async () =>
        (
          await sharp(await cameraPhotograph())
            .autoOrient()
            .jpeg()
            .toBuffer()
        ).subarray(0, 40_000),
      'format',
    ],
    ['more than 25 MB', () => Buffer.alloc(25 * 1024 * 1024 + 1, 0xff), 'file_size'],
    [
      'more than 50 megapixels',
      () =>
        sharp({ create: { width: 8_000, height: 6_300, channels: 3, background: '#000' } })
          .png({ compressionLevel: 1 })
          .toBuffer(),
      'pixels',
    ],
  ])('%s', async (_, make, reason) => {
    await expect(store.store(await make())).rejects.toMatchObject({ name: 'PhotographRefusal', reason });
    expect(kept()).toEqual([]);
  });
});

it('photographs that nothing needs go after a day, and what broke off', async () => {
  const [needed, forsaken, young] = [
    await store.store(await cameraPhotograph({ width: 90, height: 120 }, 10)),
    await store.store(await cameraPhotograph({ width: 90, height: 120 }, 80)),
    await store.store(await cameraPhotograph({ width: 90, height: 120 }, 200)),
  ];
  const broken = `${'a'.repeat(32)}.arriving`;
  writeFileSync(path.join(folder, 'kept', broken), 'half');
  const longAgo = new Date(Date.now() - 25 * 3_600_000);
  for (const name of [`${needed.name}.jpeg`, `${forsaken.name}.jpeg`, broken]) {
    utimesSync(path.join(folder, 'kept', name), longAgo, longAgo);
  }
  await store.sweep(new Set([needed.name]));
  expect(kept().sort()).toEqual([`${needed.name}.jpeg`, `${young.name}.jpeg`].sort());
});
