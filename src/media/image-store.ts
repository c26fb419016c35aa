import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Format, ImageForm } from '../addresses/image-address.ts';

/** Pictures that were made, on disk: a folder for every 256th, a file a form. */
export class ImageStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** A picture that was made before, or undefined. */
  async get(key: string, format: Format | 'jpg'): Promise<Buffer | undefined> {
    return readFile(this.#file(key, format)).catch(() => undefined);
  }

  /** Keeps a picture; readers see all of it or nothing, also when two processes write at once. */
  async put(key: string, format: Format | 'jpg', image: Uint8Array): Promise<void> {
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

  #file(key: string, format: Format | 'jpg'): string {
    return path.join(this.#folder, key.slice(0, 2), `${key.slice(2)}.${format}`);
  }
}

/** What a form is kept under: where its original comes from, its name and its width. */
export function imageKey(origin: string, { src, width, format }: ImageForm): string {
  return createHash('sha256').update(`${origin}\n${src}\n${width}\n${format}`).digest('hex').slice(0, 40);
}
