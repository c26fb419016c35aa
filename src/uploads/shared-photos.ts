import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { reportError } from '../platform/errors/report.ts';
import type { ObjectStorage } from '@tourbillon/platform/storage/object-storage.ts';

/** After a failure the bucket is not used for this long, milliseconds, so that no form waits for it twice. */
const COOLDOWN_MS = 10_000;

/** Age in milliseconds at which the copies of an upload are deleted: its form was never sent. */
const ABANDONED_AFTER_MS = 48 * 3_600_000;

/**
 * Copies of this machine's waiting files in a bucket, because the form may be sent to another machine. This machine
 * does not need the copies, so a failed bucket does no harm here.
 */
export class SharedPhotos {
  readonly #bucket: ObjectStorage;
  /** By the monotonic clock: the other one may be set back. */
  #cooldownUntil = 0;

  constructor(bucket: ObjectStorage) {
    this.#bucket = bucket;
  }

  /** Copies files of an upload to the bucket, in this order. */
  async copyToBucket(folder: string, names: readonly string[]): Promise<void> {
    await this.#attempt(async () => {
      for (const name of names) await this.#bucket.put(keyOf(folder, name), path.join(folder, name));
    });
  }

  /** Copies files of an upload that this machine does not have from the bucket. */
  async copyFromBucket(folder: string, has: ReadonlySet<string>): Promise<void> {
    await this.#attempt(async () => {
      const found = await this.#bucket.list(keyOf(folder, ''));
      const lacking = found.map(({ key }) => path.basename(key)).filter((name) => !has.has(name));
      // A file is downloaded before its note.
      for (const name of lacking.sort((a, b) => Number(a.endsWith('.json')) - Number(b.endsWith('.json')))) {
        const object = await this.#bucket.get(keyOf(folder, name));
        if (object) await writeFile(folder, name, object.stream);
      }
    });
  }

  /** Deletes the copies of a delivered upload. */
  async deleteFolder(folder: string): Promise<void> {
    await this.#attempt(async () => {
      const found = await this.#bucket.list(keyOf(folder, ''));
      await this.#bucket.remove(found.map(({ key }) => key));
    });
  }

  /** Deletes the copies of uploads whose form was never sent to any machine. */
  async sweep(now: number): Promise<void> {
    await this.#attempt(async () => {
      const old = (await this.#bucket.list('')).filter(({ since }) => now - since > ABANDONED_AFTER_MS);
      await this.#bucket.remove(old.map(({ key }) => key));
    });
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    if (performance.now() < this.#cooldownUntil) return;
    try {
      await work();
    } catch (error) {
      this.#cooldownUntil = performance.now() + COOLDOWN_MS;
      reportError(error, { room: 'photos in the bucket' });
    }
  }
}

/** The folder of an upload has the upload's id as its name, on every machine. */
function keyOf(folder: string, name: string): string {
  return `${path.basename(folder)}/${name}`;
}

async function writeFile(folder: string, name: string, bytes: NodeJS.ReadableStream): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = path.join(folder, `${name}.${process.pid}.unfinished`);
  try {
    await pipeline(bytes, createWriteStream(unfinished, { mode: 0o600, flush: true }));
    await rename(unfinished, path.join(folder, name));
  } finally {
    await rm(unfinished, { force: true });
  }
}
