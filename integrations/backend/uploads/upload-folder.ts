import { randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { formatOf, PHOTO_LIMITS, type SentPhoto, shownName } from '@tourbillon/domain/contract/photos.ts';
import { DiskStorage } from '@tourbillon/platform/storage/disk-storage.ts';
import type { ObjectStorage } from '@tourbillon/platform/storage/object-storage.ts';
import { type DomainError, invalid } from '../errors/domain-error.ts';

/** Uploaded files of requests, under random names, in a place that no server publishes. */
export interface UploadFolder {
  /** Stores one file durably. @throws DomainError 'invalid' when it is refused. */
  keep(name: string, bytes: AsyncIterable<Uint8Array>): Promise<SentPhoto>;
  /** A file to read; undefined if there is none. */
  read(id: string, type: SentPhoto['type']): Promise<{ bytes: number; stream: Readable } | undefined>;
  remove(photos: readonly SentPhoto[]): Promise<void>;
  /** Deletes files of interrupted requests. @param needed ids to keep. */
  sweep(needed: ReadonlySet<string>, now?: Date): Promise<void>;
}

/** Age in milliseconds after which a file cannot belong to a running request. */
const CUT_OFF = 24 * 3_600_000;

/**
 * Opens the uploads of a backend.
 * @param folder for temporary files, and for stored files without a bucket.
 * @param storage where files are stored.
 */
export function openUploads(folder: string, storage: ObjectStorage = new DiskStorage(folder)): UploadFolder {
  const keyOf = (id: string, type: SentPhoto['type']) => `${id}.${type}`;
  return {
    async keep(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const id = randomBytes(16).toString('hex');
      const arriving = path.join(folder, `${id}.arriving`);
      try {
        const { head, size } = await write(arriving, bytes);
        const format = formatOf(head);
        // Storefronts convert pictures to JPEG, so another format does not come from a storefront.
        if (format !== 'jpeg' && format !== 'pdf') throw refusal('format');
        await storage.put(keyOf(id, format), arriving);
        return { id, name: shownName(name), type: format, bytes: size };
      } finally {
        await rm(arriving, { force: true });
      }
    },
    async read(id, type) {
      return /^[0-9a-f]{32}$/.test(id) ? storage.get(keyOf(id, type)) : undefined;
    },
    remove: (photos) => storage.remove(photos.map(({ id, type }) => keyOf(id, type))),
    async sweep(needed, now = new Date()) {
      const isOld = (since: number) => now.getTime() - since > CUT_OFF;
      // Incomplete files are always in the folder, also if stored files are in a bucket.
      for (const place of new Set([storage, new DiskStorage(folder)])) {
        const forsaken = (await place.list('')).filter(({ key, since }) => {
          const [, id, ending] = /^([0-9a-f]{32})\.(arriving|jpeg|pdf)$/.exec(key) ?? [];
          return id !== undefined && (ending === 'arriving' || !needed.has(id)) && isOld(since);
        });
        await place.remove(forsaken.map(({ key }) => key));
      }
    },
  };
}

async function write(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ head: Buffer; size: number }> {
  const handle = await open(file, 'wx', 0o600);
  try {
    let head = Buffer.alloc(0);
    let size = 0;
    for await (const part of bytes) {
      size += part.byteLength;
      if (size > PHOTO_LIMITS.bytes) throw refusal('file_size');
      if (head.length < 64) head = Buffer.concat([head, part]).subarray(0, 64);
      // Unlike `write`, this never writes fewer bytes without an error, as on a disk that is nearly full.
      await handle.appendFile(part);
    }
    await handle.sync();
    return { head, size };
  } finally {
    await handle.close();
  }
}

function refusal(reason: 'file_size' | 'format'): DomainError {
  return invalid('A file is refused', { 'photos[]': [reason] });
}
