import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openUploads } from '@tourbillon/backend/uploads/upload-folder.ts';
import { PhotoStore, newUpload } from './photo-store.ts';
import { SharedPhotos } from './shared-photos.ts';
import { DiskStorage } from '@tourbillon/platform/storage/disk-storage.ts';
import type { ObjectStorage } from '@tourbillon/platform/storage/object-storage.ts';
import { openBucket, openStorage } from '@tourbillon/platform/storage/open-storage.ts';
import { type S3Server, startS3 } from '../../tests/site/s3-server.ts';

let s3: S3Server;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storage-'));
  s3 = await startS3(path.join(folder, 's3'));
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const PDF = Buffer.from('%PDF-1.7 warranty %%EOF');

async function* wire(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function file(text: string): Promise<string> {
  const name = path.join(folder, `file-${Math.random()}`);
  await writeFile(name, text);
  return name;
}

async function bucket(prefix: string): Promise<ObjectStorage> {
  const opened = await openBucket(s3.env, prefix);
  if (!opened) throw new Error('no bucket');
  return opened;
}

describe('files on disk and in a bucket are kept the same way', () => {
  it.each<[string, () => Promise<ObjectStorage>]>([
    ['disk', async () => new DiskStorage(path.join(folder, 'disk'))],
    ['S3', () => bucket('kept/')],
  ])('%s', async (_, open) => {
    const storage = await open();
    expect(await storage.list('')).toEqual([]);
    await storage.put('a/one.pdf', await file('first'));
    await storage.put('a/one.pdf', await file('second'));
    await storage.put('b/two.pdf', await file('two'));
    const found = await storage.get('a/one.pdf');
    expect([found?.bytes, found && String(await buffer(found.stream))]).toEqual([6, 'second']);
    expect(await storage.get('a/three.pdf')).toBeUndefined();
    expect((await storage.list('')).map(({ key }) => key).sort()).toEqual(['a/one.pdf', 'b/two.pdf']);
    const [object] = await storage.list('b/');
    expect(Math.abs(Date.now() - (object?.since ?? 0))).toBeLessThan(60_000);
    await storage.remove(['a/one.pdf', 'a/three.pdf']);
    expect((await storage.list('')).map(({ key }) => key)).toEqual(['b/two.pdf']);
  });

  it.each(['../out', '/etc/x', 'a/../../b', ''])('a key cannot lead out of the folder: %j', async (key) => {
    const storage = new DiskStorage(path.join(folder, 'disk'));
    await expect(storage.get(key)).rejects.toThrow('no key');
  });

  it('without a bucket files are on disk, and its client is not loaded', async () => {
    expect(await openStorage({}, folder, 'x/')).toBeInstanceOf(DiskStorage);
  });
});

describe('uploads of several machines', () => {
  const machine = (name: string, storage: Promise<ObjectStorage>) =>
    new PhotoStore(
      path.join(folder, name, 'photos'),
      storage.then((one) => new SharedPhotos(one)),
    );

  it('a photo that came to one machine is found by the form that comes to another, and delivered once', async () => {
    const [first, second] = [machine('first', bucket('photos/')), machine('second', bucket('photos/'))];
    const upload = newUpload();
    const [a, b] = [
      await first.take(upload, 'a.pdf', wire(PDF)),
      await second.take(upload, 'b.pdf', wire(PDF)),
    ];
    expect(await second.list(upload)).toEqual([a, b]);
    expect(await first.list(upload)).toEqual([a, b]);
    await second.markDelivered(upload);
    const third = machine('third', bucket('photos/'));
    expect(await third.list(upload)).toEqual([]);
    expect(await second.list(upload)).toEqual([a, b]);
  });

  it('what no form came for is deleted from the bucket after two days', async () => {
    const store = machine('fourth', bucket('forsaken/'));
    await store.take(newUpload(), 'a.pdf', wire(PDF));
    await store.sweep(new Set());
    expect(await (await bucket('forsaken/')).list('')).toHaveLength(2);
    await store.sweep(new Set(), Date.now() + 49 * 3_600_000);
    expect(await (await bucket('forsaken/')).list('')).toEqual([]);
  });

  it('with the bucket away photos are taken and found where they came', async () => {
    const away = openBucket({ ...s3.env, S3_ENDPOINT: 'http://127.0.0.1:9' }, 'photos/');
    const store = machine(
      'fifth',
      away.then((one) => one as ObjectStorage),
    );
    const upload = newUpload();
    const photo = await store.take(upload, 'a.pdf', wire(PDF));
    expect(await store.list(upload)).toEqual([photo]);
  });

  it('the backend keeps files in the bucket; while that is away it takes none, and leaves no half behind', async () => {
    const place = path.join(folder, 'backend');
    const uploads = openUploads(place, await bucket('uploads/'));
    const kept = await uploads.keep('warranty.pdf', wire(PDF));
    const found = await uploads.read(kept.id, 'pdf');
    expect(found && Buffer.compare(await buffer(found.stream), PDF)).toBe(0);
    expect(await new DiskStorage(place).list('')).toEqual([]);
    await uploads.sweep(new Set([kept.id]), new Date(Date.now() + 25 * 3_600_000));
    expect(await uploads.read(kept.id, 'pdf')).toBeDefined();
    await uploads.sweep(new Set(), new Date(Date.now() + 25 * 3_600_000));
    expect(await uploads.read(kept.id, 'pdf')).toBeUndefined();
    const away = await openStorage({ ...s3.env, S3_ENDPOINT: 'http://127.0.0.1:9' }, place, 'uploads/');
    await expect(openUploads(place, away).keep('warranty.pdf', wire(PDF))).rejects.toThrow();
    expect(await new DiskStorage(place).list('')).toEqual([]);
  });
});
