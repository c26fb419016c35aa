import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { ObjectStorage, StoredObject } from './object-storage.ts';
import { syncFolder } from './sync-folder.ts';

/** Files in a folder that only its owner may read. The folder is created with the first file. */
export class DiskStorage implements ObjectStorage {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Moves the file. It must be on the same disk and already synced. */
  async put(key: string, file: string): Promise<void> {
    const place = this.#place(key);
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    await rename(file, place);
    await syncFolder(path.dirname(place));
  }

  async get(key: string): Promise<{ bytes: number; stream: Readable } | undefined> {
    const place = this.#place(key);
    const found = await stat(place).catch(() => undefined);
    return found?.isFile() ? { bytes: found.size, stream: createReadStream(place) } : undefined;
  }

  async list(prefix: string): Promise<StoredObject[]> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const keys = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.#folder, path.join(entry.parentPath, entry.name)))
      .map((name) => name.split(path.sep).join('/'))
      .filter((key) => key.startsWith(prefix));
    const found: StoredObject[] = [];
    for (const key of keys) {
      const state = await stat(this.#place(key)).catch(() => undefined);
      if (state) found.push({ key, since: state.mtimeMs });
    }
    return found;
  }

  async remove(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => rm(this.#place(key), { force: true })));
  }

  #place(key: string): string {
    if (!/^[\w.-]+(\/[\w.-]+)*$/.test(key) || key.includes('..')) throw new Error('That is no key');
    return path.join(this.#folder, key);
  }
}
