import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImageFormat, ImageVariant } from '../addresses/image-address.ts';

/** Encoded pictures on disk: 256 folders, one file per variant. */
export class ImageStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** A stored picture, or undefined. */
  async get(key: string, format: ImageFormat | 'jpg'): Promise<Buffer | undefined> {
    return readFile(this.#file(key, format)).catch(() => undefined);
  }

  /** Stores a picture atomically: readers see the whole file or none, even if two processes write at once. */
  async put(key: string, format: ImageFormat | 'jpg', image: Uint8Array): Promise<void> {
    const file = this.#file(key, format);
    const half = `${file}.${randomUUID()}`;
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeFile(half, image);
      await rename(half, file);
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  }

  #file(key: string, format: ImageFormat | 'jpg'): string {
    return path.join(this.#folder, key.slice(0, 2), `${key.slice(2)}.${format}`);
  }
}

/** The storage key of a variant: a hash of the backend's origin, the name, the width and the format. */
export function imageKey(origin: string, { src, width, format }: ImageVariant): string {
  return createHash('sha256').update(`${origin}\n${src}\n${width}\n${format}`).digest('hex').slice(0, 40);
}
