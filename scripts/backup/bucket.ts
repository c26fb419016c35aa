import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '../bootstrap/problem.mjs';
import type { ObjectStorage } from '@tourbillon/platform/storage/object-storage.ts';
import { isBackupFile, type BACKED_UP } from './manifest.ts';
import type { ArchiveEntry } from './write-archive.ts';

/** Folders of a data directory whose files may be in a bucket instead. */
type InBucket = (typeof BACKED_UP.folders)[0 | 1];

/**
 * Files of requests, or photographs of items, that are in a bucket, under their names in a backup. They are
 * streamed one after another and never written to the disk. Files that are deleted meanwhile are left out.
 * @throws Problem when the bucket does not answer.
 */
export async function* filesInBucket(bucket: ObjectStorage, place: InBucket): AsyncGenerator<ArchiveEntry> {
  const keys = (await bucket.list('').catch(notThere)).map(({ key }) => key);
  for (const key of keys.filter((one) => isBackupFile(`${place}/${one}`)).sort()) {
    const found = await bucket.get(key).catch(notThere);
    if (found) yield { name: `${place}/${key}`, bytes: found.bytes, parts: found.stream };
  }
}

/**
 * Uploads the files of requests, or the photographs of items, of an unpacked backup to a bucket instead of the
 * data directory. A name is the hash of the content, so no existing file changes.
 * @param folder of the unpacked backup; its files are deleted after the upload. @throws Problem when the bucket
 * does not answer.
 */
export async function putIntoBucket(folder: string, bucket: ObjectStorage, place: InBucket): Promise<void> {
  const files = path.join(folder, place);
  for (const name of await readdir(files).catch(() => [])) {
    await bucket.put(name, path.join(files, name)).catch(notThere);
  }
  await rm(files, { recursive: true, force: true });
}

function notThere(error: Error): never {
  throw new Problem(`The bucket does not answer as it should (${error.message || error.name}).`, {
    cause: error,
  });
}
