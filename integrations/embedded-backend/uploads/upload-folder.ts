import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { formatOf, PHOTO_LIMITS, type SentPhoto, shownName } from '#src/contract/photos.ts';
import { Failure } from '../http/failures.ts';

/** Files that came with requests: under random names, outside of everything that is served. */
export interface UploadFolder {
  /** Keeps one file; it survives a crash once this resolves. @throws Failure 422 when it may not be kept. */
  keep(name: string, bytes: AsyncIterable<Uint8Array>): Promise<SentPhoto>;
  /** A file to read; undefined when there is none. */
  read(id: string, type: SentPhoto['type']): Promise<{ bytes: number; stream: Readable } | undefined>;
  remove(photos: readonly SentPhoto[]): Promise<void>;
  /** Deletes files of requests that were cut off before they were stored. @param needed ids of those that stay. */
  sweep(needed: ReadonlySet<string>, now?: Date): Promise<void>;
}

/** Milliseconds after which no request is still on its way. */
const CUT_OFF = 24 * 3_600_000;

/** Opens the folder, which is made at the first file. */
export function openUploads(folder: string): UploadFolder {
  const fileOf = (id: string, type: SentPhoto['type']) => path.join(folder, `${id}.${type}`);
  return {
    async keep(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const id = randomBytes(16).toString('hex');
      const arriving = path.join(folder, `${id}.arriving`);
      try {
        const { head, size } = await write(arriving, bytes);
        const format = formatOf(head);
        // Storefronts make pictures anew as JPEG; what else comes did not come from one.
        if (format !== 'jpeg' && format !== 'pdf') throw refusal('format');
        await rename(arriving, fileOf(id, format));
        await syncFolder(folder);
        return { id, name: shownName(name), type: format, bytes: size };
      } catch (error) {
        await rm(arriving, { force: true });
        throw error;
      }
    },
    async read(id, type) {
      if (!/^[0-9a-f]{32}$/.test(id)) return undefined;
      const found = await stat(fileOf(id, type)).catch(() => undefined);
      return found && { bytes: found.size, stream: createReadStream(fileOf(id, type)) };
    },
    async remove(photos) {
      await Promise.all(photos.map(({ id, type }) => rm(fileOf(id, type), { force: true })));
    },
    async sweep(needed, now = new Date()) {
      for (const name of await readdir(folder).catch(() => [])) {
        const id = /^([0-9a-f]{32})\.(arriving|jpeg|pdf)$/.exec(name)?.[1];
        if (id === undefined || needed.has(id)) continue;
        const file = path.join(folder, name);
        const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now.getTime() }));
        if (now.getTime() - mtimeMs > CUT_OFF) await rm(file, { force: true });
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
      await handle.write(part);
    }
    await handle.sync();
    return { head, size };
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function refusal(reason: 'file_size' | 'format'): Failure {
  return new Failure(422, 'A file is refused', { 'photos[]': [reason] });
}
