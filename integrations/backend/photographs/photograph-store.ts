import { createHash, randomBytes } from 'node:crypto';
import { copyFile, mkdir, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { DiskStorage } from '@tourbillon/platform/storage/disk-storage.ts';
import type { ObjectStorage } from '@tourbillon/platform/storage/object-storage.ts';
import type { PhotographCleaner } from './photograph-cleaner.ts';
import { PHOTOGRAPH_LIMITS } from './photograph-format.ts';
import { PhotographRefusal } from './photograph-refusal.ts';

/** Where they are kept in a data directory, and what keeps them apart in a bucket. */
export const PHOTOGRAPH_FOLDER = 'item-photos';

/** Media type of all cleaned originals. */
export const PHOTOGRAPH_TYPE = 'image/jpeg';

/** A cleaned original in storage, as a row of `item_photos` describes it. */
export interface StoredPhotograph {
  /** Hash of its bytes: another photograph has another name. */
  name: string;
  type: string;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Hash of the file that it was made of (`sourceOf`). */
  source: string;
  /** A data address of a few hundred bytes. */
  placeholder: string;
}

/** Originals of items' photographs: cleaned, under names of their content, on the disk or in the bucket. */
export interface PhotographStore {
  /**
   * Cleans a file and keeps it; it survives a crash once this resolves. The file stays as it is. No row names it yet:
   * `setItemPhotographs` writes those, within a day.
   * @param file a path, or the bytes.
   * @throws PhotographRefusal when it is no photograph, or too large.
   */
  store(file: string | Uint8Array): Promise<StoredPhotograph>;
  /** An original; undefined when there is none. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Deletes what is not needed, and what broke off on its way, once it is a day old. @param needed names. */
  sweep(needed: ReadonlySet<string>, now?: Date): Promise<void>;
  /** Ends what decodes. */
  close(): void;
}

/** Milliseconds after which nothing is still on its way. */
const CUT_OFF = 24 * 3_600_000;

/** A name, and what an item's picture is called after its dot. */
const NAME = /^[0-9a-f]{32}$/;

const keyOf = (name: string) => `${name}.jpeg`;

/**
 * Opens the photographs of a backend.
 * @param folder where files are while they are cleaned, and stay unless there is a bucket.
 * @param storage where they are kept.
 */
export function openPhotographs(
  folder: string,
  cleaner: PhotographCleaner,
  storage: ObjectStorage = new DiskStorage(folder),
): PhotographStore {
  return {
    async store(file) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const arriving = path.join(folder, `${randomBytes(16).toString('hex')}.arriving`);
      try {
        await bring(file, arriving);
        const source = await sourceOf(arriving);
        const { jpeg, ...facts } = await cleaner.clean(arriving);
        const name = createHash('sha256').update(jpeg).digest('hex').slice(0, 32);
        await writeSynced(arriving, jpeg);
        await storage.put(keyOf(name), arriving);
        return { name, type: PHOTOGRAPH_TYPE, ...facts, source };
      } finally {
        await rm(arriving, { force: true });
      }
    },
    async read(name) {
      const found = NAME.test(name) ? await storage.get(keyOf(name)) : undefined;
      return found && new Uint8Array(await buffer(found.stream));
    },
    async sweep(needed, now = new Date()) {
      // What broke off on its way is in the folder, wherever whole files are kept.
      for (const place of new Set([storage, new DiskStorage(folder)])) {
        const forsaken = (await place.list('')).filter(({ key, since }) => {
          const [, name, ending] = /^([0-9a-f]{32})\.(arriving|jpeg)$/.exec(key) ?? [];
          const isNeeded = name === undefined || (ending === 'jpeg' && needed.has(name));
          return !isNeeded && now.getTime() - since > CUT_OFF;
        });
        await place.remove(forsaken.map(({ key }) => key));
      }
    },
    close: () => cleaner.close(),
  };
}

/** Hash of a file as it came: the same file brought again need not be cleaned again. */
export async function sourceOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  const handle = await open(file);
  for await (const part of handle.createReadStream()) hash.update(part as Buffer);
  return hash.digest('hex').slice(0, 32);
}

async function bring(file: string | Uint8Array, arriving: string): Promise<void> {
  const size = typeof file === 'string' ? (await stat(file)).size : file.byteLength;
  if (size > PHOTOGRAPH_LIMITS.bytes) throw new PhotographRefusal('file_size');
  if (typeof file === 'string') await copyFile(file, arriving);
  else await writeSynced(arriving, file);
}

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
