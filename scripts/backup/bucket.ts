import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '../bootstrap/problem.mjs';
import type { ObjectStorage } from '@tourbillon/platform/storage/object-storage.ts';
import { belongs, KEPT } from './manifest.ts';
import type { Packed } from './pack.ts';

const [UPLOADS] = KEPT.folders;

/**
 * The files of requests that a bucket has, under the names that they have in a backup: one after another as the bucket
 * sends them, none on the disk. What is deleted meanwhile is left out.
 * @throws Problem when the bucket does not answer.
 */
export async function* filesInBucket(bucket: ObjectStorage): AsyncGenerator<Packed> {
  const keys = (await bucket.list('').catch(notThere)).map(({ key }) => key);
  for (const key of keys.filter((one) => belongs(`${UPLOADS}/${one}`)).sort()) {
    const found = await bucket.get(key).catch(notThere);
    if (found) yield { name: `${UPLOADS}/${key}`, bytes: found.bytes, parts: found.stream };
  }
}

/**
 * Puts the files of requests of an unpacked backup into a bucket in place of the data directory. Their names mean their
 * content, so nothing of what is there becomes another.
 * @param folder of the unpacked backup; the files are gone from it then. @throws Problem when the bucket does not answer.
 */
export async function putIntoBucket(folder: string, bucket: ObjectStorage): Promise<void> {
  const uploads = path.join(folder, UPLOADS);
  for (const name of await readdir(uploads).catch(() => [])) {
    await bucket.put(name, path.join(uploads, name)).catch(notThere);
  }
  await rm(uploads, { recursive: true, force: true });
}

function notThere(error: Error): never {
  throw new Problem(`The bucket does not answer as it should (${error.message || error.name}).`, {
    cause: error,
  });
}
