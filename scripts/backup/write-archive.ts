import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as packTar, type Pack } from 'tar-stream';
import { MANIFEST, type Manifest } from './manifest.ts';

/** A file to add to an archive. */
export interface ArchiveEntry {
  /** With slashes, relative to the folder. */
  name: string;
  bytes: number;
  parts: AsyncIterable<Buffer>;
}

/**
 * Packs a folder into an archive that `tar xzf` can read. Its last file is a manifest of checksums. The archive
 * is written and synced under a temporary name and then renamed, so an incomplete one is never visible.
 * @param more files from elsewhere, as a stream.
 */
export async function writeArchive(
  folder: string,
  manifest: Manifest,
  archive: string,
  more: AsyncIterable<ArchiveEntry> | Iterable<ArchiveEntry> = [],
): Promise<void> {
  const unfinished = `${archive}.unfinished`;
  try {
    const tar = packTar();
    const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600 });
    await Promise.all([
      pipeline(tar, createGzip(), file),
      addFiles(tar, [filesIn(folder), more], manifest).catch((error: unknown) => {
        tar.destroy(error as Error);
        throw error;
      }),
    ]);
    await sync(unfinished);
    await rename(unfinished, archive);
    await sync(path.dirname(archive));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Syncs a file or a folder to the disk. */
async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Adds files one after another, then the manifest. */
async function addFiles(
  tar: Pack,
  sources: readonly (AsyncIterable<ArchiveEntry> | Iterable<ArchiveEntry>)[],
  manifest: Manifest,
): Promise<void> {
  const header = (name: string, size: number) => ({
    name,
    size,
    mode: 0o600,
    mtime: new Date(manifest.made),
  });
  for (const source of sources) {
    for await (const { name, bytes, parts } of source) {
      const hash = createHash('sha256');
      const hashed = async function* () {
        for await (const part of parts) {
          hash.update(part);
          yield part;
        }
      };
      await pipeline(Readable.from(hashed()), tar.entry(header(name, bytes)));
      manifest.files[name] = { bytes, sha256: hash.digest('hex') };
    }
  }
  const text = Buffer.from(JSON.stringify(manifest, null, 1));
  tar.entry(header(MANIFEST, text.length), text);
  tar.finalize();
}

async function* filesIn(folder: string): AsyncGenerator<ArchiveEntry> {
  for (const name of await namesIn(folder)) {
    const file = path.join(folder, name);
    yield { name, bytes: (await stat(file)).size, parts: createReadStream(file) as AsyncIterable<Buffer> };
  }
}

/** Paths of all files in a folder, with slashes. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'),
    )
    .sort();
}
