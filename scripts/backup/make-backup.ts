import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '../bootstrap/problem.mjs';
import { fileOf } from '../processes/programs.ts';
import type { ObjectStorage } from '@tourbillon/platform/storage/object-storage.ts';
import { filesInBucket } from './bucket.ts';
import { newManifest } from './manifest.ts';
import { writeArchive, type ArchiveEntry } from './write-archive.ts';
import { stageBackup, openStage } from './stage.ts';
import { type DatabaseSettings, writeDatabase } from './write-database.ts';

/** Result of a backup. */
export interface Backup {
  file: string;
  bytes: number;
  files: number;
}

/** Buckets of the files that are not in the data directory. */
interface Buckets {
  /** Files of requests. */
  bucket?: ObjectStorage | undefined;
  /** Photographs of items. */
  photographs?: ObjectStorage | undefined;
}

async function* filesInBuckets({ bucket, photographs }: Buckets): AsyncGenerator<ArchiveEntry> {
  if (bucket) yield* filesInBucket(bucket, 'uploads');
  if (photographs) yield* filesInBucket(photographs, 'item-photos');
}

/**
 * Backs up a data directory, its database and the files in buckets while the site runs.
 * @param to a file, or a folder. In a folder the time of the backup is the name. @throws Problem when the file
 * exists already.
 */
export async function makeBackup(
  settings: DatabaseSettings & Buckets,
  to: string,
  now = new Date(),
): Promise<Backup> {
  const file = await archiveAt(to, now);
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  const stage = await openStage(settings.dataDir);
  try {
    await stageBackup(settings.dataDir, stage, (folder) => writeDatabase(settings, folder));
    const { version } = JSON.parse(await readFile(fileOf('package.json'), 'utf8')) as { version: string };
    const manifest = newManifest(version, now);
    // Files are packed after the database: a file is stored before the request or the item that names it.
    await writeArchive(stage, manifest, file, filesInBuckets(settings));
    return { file, bytes: (await stat(file)).size, files: Object.keys(manifest.files).length };
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

async function archiveAt(to: string, now: Date): Promise<string> {
  const isFile = /\.(tar\.gz|tgz)$/.test(to);
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const file = path.resolve(isFile ? to : path.join(to, `tourbillon-${moment}.tar.gz`));
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  if (await stat(file).catch(() => undefined)) {
    throw new Problem(`${file} is there already; a backup replaces nothing.`);
  }
  return file;
}
