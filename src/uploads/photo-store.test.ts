import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bmp, jp2File, half, jp2, noise, picture } from '../../tests/forms/photographs.ts';
import { png } from '../../tests/trials/hostile/pictures/png.ts';
import { MOST_CHOSEN, PhotoStore, newUpload } from './photo-store.ts';
import { PhotoRefusal } from './refusal.ts';

const MB = 1024 * 1024;

let folder: string;
let store: PhotoStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'photos-'));
  store = new PhotoStore(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A file as a stream of chunks. */
async function* wire(bytes: Uint8Array, piece = 64 * 1024): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
}

/** The result for a file: its stored type, or why it is refused. Any other error fails the test. */
async function send(bytes: Uint8Array, name = 'photo', upload = newUpload()): Promise<string> {
  try {
    return (await store.take(upload, name, wire(bytes))).type;
  } catch (error) {
    if (error instanceof PhotoRefusal) return error.reason;
    throw error;
  }
}

const text = (words: string) => Buffer.from(words);

const pdf = text('%PDF-1.7\n1 0 obj <</OpenAction <</S /JavaScript /JS (app.alert\\(1\\))>>>> endobj\n%%EOF');

describe('§5 uploads, architecture §6: what becomes of each file', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['JPEG', () => picture().jpeg().toBuffer(), 'jpeg'],
    ['PNG', () => picture().png().toBuffer(), 'jpeg'],
    ['GIF', () => picture().gif().toBuffer(), 'jpeg'],
    ['TIFF', () => picture().tiff().toBuffer(), 'jpeg'],
    ['BMP', () => bmp(41, 30), 'jpeg'],
    [
      'HEIC',
      () => readFile(path.join(import.meta.dirname, '../../integrations/platform/pictures/sample.heic')),
      'jpeg',
    ],
    ['JPEG 2000', jp2, 'jpeg'],
    ['JPEG 2000 in its boxes', async () => jp2File(await jp2()), 'jpeg'],
    ['PDF with a script, kept as it is', () => pdf, 'pdf'],
    [
      'an SVG named .png',
      () => text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'format',
    ],
    ['HTML named .jpg', () => text('<!doctype html><script>alert(1)</script>'), 'format'],
    ['a program named .jpeg', () => Buffer.concat([text('MZ'), Buffer.alloc(400, 0x90)]), 'format'],
    ['WebP, which is not on the list', () => picture().webp().toBuffer(), 'format'],
    ['AVIF, which is not on the list', () => picture().avif({ effort: 0 }).toBuffer(), 'format'],
    ['no bytes', () => Buffer.alloc(0), 'format'],
    ['one byte', () => Buffer.from([0xff]), 'format'],
    ['a signature and nothing more', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'format'],
    ['a JPEG cut in half', async () => half(await noise().jpeg().toBuffer()), 'format'],
    ['a PNG cut in half', async () => half(await noise().png().toBuffer()), 'format'],
    [
      'a HEIC cut in half',
      async () =>
        half(
          await readFile(path.join(import.meta.dirname, '../../integrations/platform/pictures/sample.heic')),
        ),
      'format',
    ],
    ['a JPEG 2000 cut to its head', async () => (await jp2()).subarray(0, 60), 'format'],
    ['a BMP without its pixels', () => bmp(41, 30).subarray(0, 54), 'format'],
    [
      'a PNG of 40,000 by 40,000 pixels in 100 bytes',
      () => png(40_000, 40_000, Buffer.alloc(1000)),
      'format',
    ],
    ['a BMP that says 30,000 by 30,000', () => bmp(4, 4, { width: 30_000, height: 30_000 }), 'format'],
    ['21 MB', () => Buffer.alloc(21 * MB, 0xff), 'file_size'],
  ])('%s', async (_, make, expected) => {
    expect(await send(await make())).toBe(expected);
  });

  it('a picture that is a page as well is a picture and nothing more', async () => {
    const upload = newUpload();
    const polyglot = Buffer.concat([
      await picture().jpeg().toBuffer(),
      text('<script>alert(1)</script>PK\x03\x04'),
    ]);
    const { id } = await store.take(upload, 'a.jpg', wire(polyglot));
    const kept = await readFile(store.file(upload, id));
    expect(kept.includes('script')).toBe(false);
    expect((await sharp(kept).metadata()).format).toBe('jpeg');
  });

  it('D54 what a camera wrote beside the pixels is gone, and the picture stands upright', async () => {
    const upload = newUpload();
    const withPlace = await picture()
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '55/1 45/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(withPlace).metadata()).exif).toBeDefined();
    const { id } = await store.take(upload, 'a.jpg', wire(withPlace));
    const { exif, xmp, iptc, icc, width, height } = await sharp(store.file(upload, id)).metadata();
    expect({ exif, xmp, iptc, icc, width, height }).toEqual({ width: 30, height: 40 });
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\часы.jpg', 'часы.jpg'],
    ['a\u0000b\u202Egpj.exe', 'abgpj.exe'],
    ['...', '...'],
    ['', 'photo'],
  ])('the name %j is shown as %j and is no path', async (name, shown) => {
    const upload = newUpload();
    await store.take(upload, name, wire(pdf));
    expect((await store.list(upload)).map((photo) => photo.name)).toEqual([shown]);
    expect(
      (await readdir(path.join(folder, upload))).every((file) => /^[0-9a-f-]+\.(json|photo)$/.test(file)),
    ).toBe(true);
  });

  it('the eleventh is refused, sent at once or one after another', async () => {
    const upload = newUpload();
    const responses = await Promise.all(Array.from({ length: 12 }, () => send(pdf, 'a.pdf', upload)));
    expect(responses.filter((response) => response === 'pdf')).toHaveLength(10);
    expect(await send(pdf, 'a.pdf', upload)).toBe('file_count');
    expect(await store.list(upload)).toHaveLength(10);
  });

  it('D675 files sent as they are chosen: one removed from the form leaves room for another', async () => {
    const upload = newUpload();
    const choose = () => store.take(upload, 'a.pdf', wire(pdf), { most: MOST_CHOSEN });
    for (let sent = 0; sent < 30; sent += 1) await choose();
    await expect(choose()).rejects.toThrow(PhotoRefusal);
  });

  it('what is refused leaves nothing on the disk', async () => {
    const upload = newUpload();
    await send(text('MZ'), 'a.exe', upload);
    await send(Buffer.alloc(21 * MB), 'a.png', upload);
    expect(await readdir(path.join(folder, upload))).toEqual([]);
  });

  it.each(['..', 'A'.repeat(32), '', '0'.repeat(31)])('%j is no upload', async (upload) => {
    expect(await store.list(upload)).toEqual([]);
    await expect(store.take(upload, 'a', wire(pdf))).rejects.toThrow('no upload');
  });

  it('without scripts a picture waits undecoded until there is a person, and is decoded once', async () => {
    const upload = newUpload();
    const files: [string, Buffer][] = [
      ['a.png', await picture().png().toBuffer()],
      ['b.pdf', pdf],
      ['torn.png', half(await noise().png().toBuffer())],
    ];
    for (const [name, bytes] of files) await store.take(upload, name, wire(bytes), { decodes: false });
    const names = async () => (await store.list(upload)).map(({ name }) => name);
    expect(await names()).toEqual(['a.png', 'b.pdf', 'torn.png']);
    expect(await readdir(path.join(folder, upload)), 'nothing is decoded').toHaveLength(6);
    const endings = async () =>
      (await readdir(path.join(folder, upload))).map((file) => path.extname(file)).sort();
    expect(await endings()).toEqual(['.json', '.json', '.json', '.photo', '.raw', '.raw']);

    const responses = await Promise.all([store.decodeWaiting(upload), store.decodeWaiting(upload)]);
    expect(responses, 'what cannot be decoded is said').toContain('format');
    expect(await names()).toEqual(['a.png', 'b.pdf']);
    expect(await endings()).toEqual(['.json', '.json', '.photo', '.photo']);
    const [a] = await store.list(upload);
    const kept = await readFile(store.file(upload, a?.id ?? ''));
    expect([(await sharp(kept).metadata()).format, kept.length]).toEqual(['jpeg', a?.bytes]);
    expect(await store.decodeWaiting(upload)).toBeUndefined();
  });

  it('what its headers refuse does not wait', async () => {
    const upload = newUpload();
    const sent = store.take(upload, 'a.bmp', wire(bmp(4, 4, { width: 30_000, height: 30_000 })), {
      decodes: false,
    });
    await expect(sent).rejects.toThrow(PhotoRefusal);
    expect(await readdir(path.join(folder, upload))).toEqual([]);
  });

  it('an upload is admitted for its life, whoever asks', async () => {
    const upload = newUpload();
    expect(await store.admission(upload)).toBeUndefined();
    await store.admit(upload, 'question');
    expect(await new PhotoStore(folder).admission(upload)).toBe('question');
    await store.admit(upload, 'used');
    expect(await store.admission(upload)).toBe('used');
    expect(await store.admission('../' + upload)).toBeUndefined();
  });

  it('swept: what was cut off or never sent after two days, what was delivered after an hour', async () => {
    const [cutOff, forgotten, delivered, needed] = [newUpload(), newUpload(), newUpload(), newUpload()];
    for (const upload of [forgotten, delivered, needed]) await store.take(upload, 'a.pdf', wire(pdf));
    await mkdir(path.join(folder, cutOff));
    await writeFile(path.join(folder, cutOff, `${newUpload()}.arriving`), 'half of a photograph');
    await store.markDelivered(delivered);
    const left = async (hours: number) => {
      await store.sweep(new Set([needed]), Date.now() + hours * 3_600_000);
      const there = await readdir(folder);
      return [cutOff, forgotten, delivered, needed].map((upload) => there.includes(upload));
    };
    expect(await left(0.9)).toEqual([true, true, true, true]);
    expect(await store.list(delivered), 'a sender may send it again').toHaveLength(1);
    expect(await left(1.1)).toEqual([true, true, false, true]);
    expect(await left(49)).toEqual([false, false, false, true]);
  });
});
