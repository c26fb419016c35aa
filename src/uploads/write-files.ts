import { open, rm } from 'node:fs/promises';
import { PHOTO_LIMITS } from '@tourbillon/domain/contract/photos.ts';
import { PhotoRefusal } from './refusal.ts';

/** Writes a stream to a file. @returns its first bytes. @throws PhotoRefusal when it is over the size limit. */
export async function writeLimited(file: string, bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const handle = await open(file, 'wx', 0o600);
  try {
    let head = Buffer.alloc(0);
    let size = 0;
    for await (const part of bytes) {
      size += part.byteLength;
      if (size > PHOTO_LIMITS.bytes) throw new PhotoRefusal('file_size');
      if (head.length < 64) head = Buffer.concat([head, part]).subarray(0, 64);
      // Unlike `write`, this never writes fewer bytes without an error, as on a disk that is nearly full.
      await handle.appendFile(part);
    }
    await handle.sync();
    return head;
  } finally {
    await handle.close();
  }
}

/** Writes and syncs a file. */
export async function writeWhole(file: string, bytes: Uint8Array | string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } catch (error) {
    // An incomplete file on a full disk would take the space of the next one.
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}
