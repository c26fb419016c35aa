import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { linkFile, linkFolder } from '@tourbillon/backend/data-directory/link-files.ts';
import { BACKED_UP } from './manifest.ts';

/** Names of temporary folders of backups in a data directory. */
const STAGE_NAME = /^backup-[0-9a-f]{16}$/;

/** Age in milliseconds after which such a folder belongs to a backup that was killed. */
const ABANDONED_AFTER_MS = 24 * 3_600_000;

/** Makes an empty temporary folder in the data directory, and deletes those of backups that were killed. */
export async function openStage(dataDir: string): Promise<string> {
  for (const name of (await readdir(dataDir)).filter((one) => STAGE_NAME.test(one))) {
    const { mtimeMs } = await stat(path.join(dataDir, name));
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS)
      await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
  const stage = path.join(dataDir, `backup-${randomBytes(8).toString('hex')}`);
  await mkdir(stage, { mode: 0o700 });
  return stage;
}

/**
 * Gathers the files and the database of a data directory in an order that loses nothing between two steps. First
 * the requests that wait for the backend, then the database, then the files of the requests and the photographs
 * of the items in it. A request that is delivered meanwhile is in both the first and the second; its idempotency
 * key keeps it from being stored twice.
 * @param snapshot writes the rows of the database into a folder.
 */
export async function stageBackup(
  dataDir: string,
  stage: string,
  snapshot: (folder: string) => Promise<void>,
): Promise<void> {
  const [uploads, photographs, ...waiting] = BACKED_UP.folders;
  const keep = (folder: string) => linkFolder(path.join(dataDir, folder), path.join(stage, folder));
  for (const folder of waiting.toReversed()) await keep(folder);
  await snapshot(path.join(stage, BACKED_UP.database));
  await keep(uploads);
  await keep(photographs);
  for (const name of BACKED_UP.secrets) await linkFile(path.join(dataDir, name), path.join(stage, name));
}
