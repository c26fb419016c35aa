import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { reportError } from '../platform/errors/report.ts';
import type { ObjectStorage } from '@tourbillon/platform/storage/object-storage.ts';

/** Milliseconds that a bucket which failed is left alone: nobody's form waits for it twice. */
const REST = 10_000;

/** Milliseconds after which nobody's form is still to come. */
const FORSAKEN = 48 * 3_600_000;

/**
 * Copies, in a bucket, of the files that wait on this machine for their form: the form may come to another one. This
 * machine needs none of them, so a bucket that is away costs nobody anything here.
 */
export class SharedPhotos {
  readonly #bucket: ObjectStorage;
  #restsUntil = 0;

  constructor(bucket: ObjectStorage) {
    this.#bucket = bucket;
  }

  /** Copies files of an upload's folder, in this order. */
  async lend(folder: string, names: readonly string[]): Promise<void> {
    await this.#attempt(async () => {
      for (const name of names) await this.#bucket.put(keyOf(folder, name), path.join(folder, name));
    });
  }

  /** Brings what this machine's folder of an upload lacks. */
  async fetch(folder: string, has: ReadonlySet<string>): Promise<void> {
    await this.#attempt(async () => {
      const found = await this.#bucket.list(keyOf(folder, ''));
      const lacking = found.map(({ key }) => path.basename(key)).filter((name) => !has.has(name));
      // A file comes before the note that declares it there.
      for (const name of lacking.sort((a, b) => Number(a.endsWith('.json')) - Number(b.endsWith('.json')))) {
        const object = await this.#bucket.get(keyOf(folder, name));
        if (object) await write(folder, name, object.stream);
      }
    });
  }

  /** Deletes the copies of an upload that has been delivered. */
  async deleteFolder(folder: string): Promise<void> {
    await this.#attempt(async () => {
      const found = await this.#bucket.list(keyOf(folder, ''));
      await this.#bucket.remove(found.map(({ key }) => key));
    });
  }

  /** Deletes copies of uploads whose form never came, to whichever machine. */
  async sweep(now: number): Promise<void> {
    await this.#attempt(async () => {
      const old = (await this.#bucket.list('')).filter(({ since }) => now - since > FORSAKEN);
      await this.#bucket.remove(old.map(({ key }) => key));
    });
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    if (Date.now() < this.#restsUntil) return;
    try {
      await work();
    } catch (error) {
      this.#restsUntil = Date.now() + REST;
      reportError(error, { room: 'photos in the bucket' });
    }
  }
}

/** The folder of an upload is named after it, on every machine. */
function keyOf(folder: string, name: string): string {
  return `${path.basename(folder)}/${name}`;
}

async function write(folder: string, name: string, bytes: NodeJS.ReadableStream): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const half = path.join(folder, `${name}.${process.pid}.unfinished`);
  try {
    await pipeline(bytes, createWriteStream(half, { mode: 0o600, flush: true }));
    await rename(half, path.join(folder, name));
  } finally {
    await rm(half, { force: true });
  }
}
