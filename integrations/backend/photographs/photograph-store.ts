import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { DiskStorage } from '@tourbillon/platform/storage/disk-storage.ts';
import type { ObjectStorage } from '@tourbillon/platform/storage/object-storage.ts';
import type { PhotographCleaner } from './photograph-cleaner.ts';
import { PHOTOGRAPH_LIMITS } from './photograph-format.ts';
import { PhotographRefusal } from './photograph-refusal.ts';

/** Folder in a data directory, and prefix in a bucket. */
export const PHOTOGRAPH_FOLDER = 'item-photos';

/** Media type of all cleaned originals. */
export const PHOTOGRAPH_TYPE = 'image/jpeg';

/** A stored cleaned original, as a row of `item_photos` describes it. */
export interface StoredPhotograph {
  /** Hash of its bytes, so another photograph has another name. */
  name: string;
  type: string;
  /** Size in pixels, upright. */
  width: number;
  height: number;
  /** Hash of the uploaded file (`sourceOf`). */
  source: string;
  /** A data URL of a few hundred bytes. */
  placeholder: string;
}

/** Cleaned originals of items' photographs, named by their content hash, on the disk or in the bucket. */
export interface PhotographStore {
  /**
   * Cleans a file and stores the result durably. The input file does not change. The caller must add a row with
   * `setItemPhotographs` within a day; until then nothing refers to the original.
   * @param file a path, the bytes, or a stream of them: an upload is never in memory as a whole.
   * @throws PhotographRefusal when it is not a photograph, or is too large.
   */
  store(file: string | Uint8Array | ReadableStream<Uint8Array>): Promise<StoredPhotograph>;
  /** Reads an original; undefined if there is none. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Deletes unused originals and incomplete files older than a day. @param needed names in use. */
  sweep(needed: ReadonlySet<string>, now?: Date): Promise<void>;
  /** Ends the decoder processes. */
  close(): void;
}

/** Age in milliseconds after which an unused file cannot belong to a running upload. */
const CUT_OFF = 24 * 3_600_000;

/** Format of a name, which is also the last part of an item's picture name. */
const NAME = /^[0-9a-f]{32}$/;

const keyOf = (name: string) => `${name}.jpeg`;

/**
 * Opens the photographs of a backend.
 * @param folder for temporary files, and for originals without a bucket.
 * @param storage where originals are stored.
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
        await copyToFile(file, arriving);
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
      // Incomplete files are always in the folder, also if originals are in a bucket.
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

/** Hash of an uploaded file. The same file need not be cleaned again. */
export async function sourceOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  const handle = await open(file);
  for await (const part of handle.createReadStream()) hash.update(part as Buffer);
  return hash.digest('hex').slice(0, 32);
}

async function copyToFile(
  file: string | Uint8Array | ReadableStream<Uint8Array>,
  arriving: string,
): Promise<void> {
  if (file instanceof ReadableStream) return streamToFile(file, arriving);
  const size = typeof file === 'string' ? (await stat(file)).size : file.byteLength;
  if (size > PHOTOGRAPH_LIMITS.bytes) throw new PhotographRefusal('file_size');
  if (typeof file === 'string') await copyFile(file, arriving);
  else await writeSynced(arriving, file);
}

async function streamToFile(stream: ReadableStream<Uint8Array>, arriving: string): Promise<void> {
  let size = 0;
  const limited = async function* (parts: AsyncIterable<Uint8Array>) {
    for await (const part of parts) {
      size += part.byteLength;
      if (size > PHOTOGRAPH_LIMITS.bytes) throw new PhotographRefusal('file_size');
      yield part;
    }
  };
  // The types of the web's streams differ between the browser's library and Node's.
  const source = Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
  await pipeline(source, limited, createWriteStream(arriving, { mode: 0o600, flush: true }));
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
