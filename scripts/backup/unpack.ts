import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import * as v from 'valibot';
import { Problem } from '../bootstrap/problem.mjs';
import { isBackupFile, MANIFEST, type Manifest, manifestSchema } from './manifest.ts';

/**
 * Unpacks a backup into an empty folder and compares every file with its checksum in the manifest.
 * @throws Problem when it is incomplete, was changed, or is not a backup of this program.
 */
export async function unpack(archive: string, folder: string): Promise<Manifest> {
  try {
    const found = await unpackFiles(archive, folder);
    const manifest = v.parse(manifestSchema, JSON.parse(found.manifest ?? 'null'));
    const names = new Set([...Object.keys(manifest.files), ...found.files.keys()]);
    for (const name of names) {
      const [expected, there] = [manifest.files[name], found.files.get(name)];
      if (!expected || !there) throw new Error(`${name} is ${there ? 'not in the manifest' : 'missing'}`);
      if (expected.sha256 !== there) throw new Error(`${name} is not what the manifest says`);
    }
    return manifest;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' && (error as NodeJS.ErrnoException).path === archive) {
      throw new Problem(`There is no file ${archive}.`);
    }
    if (code === 'ENOSPC')
      throw new Problem('There is no room on the disk to unpack the backup; nothing was changed.');
    throw new Problem(
      `${archive} is torn, was changed, or is no backup of this program (${reasonOf(error)}). Nothing was changed.`,
      { cause: error },
    );
  }
}

async function unpackFiles(archive: string, folder: string) {
  const tar = extract();
  // The end of a gzip stream contains a checksum of all of it.
  const read = pipeline(createReadStream(archive), createGunzip(), tar);
  const files = new Map<string, string>();
  let manifest: string | undefined;
  const takeOut = async () => {
    for await (const entry of tar) {
      const { name, type } = entry.header;
      if (manifest !== undefined) throw new Error('something follows the manifest');
      if (type !== 'file' || !isBackupFile(name) || files.has(name)) {
        throw new Error(`${name} does not belong into it`);
      }
      if (name === MANIFEST) manifest = await text(entry);
      else files.set(name, await writeFile(path.join(folder, name), entry as AsyncIterable<Buffer>));
    }
  };
  const both = [read, takeOut()];
  // When one stream fails, the other may still write. Wait for both before the caller deletes the folder.
  await Promise.all(both).finally(() => Promise.allSettled(both));
  return { files, manifest };
}

/** Writes a file and syncs it to the disk. @returns its checksum. */
async function writeFile(file: string, parts: AsyncIterable<Buffer>): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const handle = await open(file, 'wx', 0o600);
  try {
    for await (const part of parts) {
      hash.update(part);
      await handle.writeFile(part);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return hash.digest('hex');
}

function reasonOf(error: unknown): string {
  return error instanceof v.ValiError
    ? 'its manifest is none'
    : error instanceof Error
      ? error.message
      : String(error);
}
