import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { linkFile, linkFolder } from '@tourbillon/backend/data-directory/link-files.ts';
import { KEPT } from './manifest.ts';

/** Folders of this kind in a data directory are of backups under way. */
const STAGE = /^backup-[0-9a-f]{16}$/;

/** Milliseconds after which one is of a backup that was killed. */
const FORSAKEN = 24 * 3_600_000;

/** Makes an empty folder within the data directory, and deletes those of backups that were killed. */
export async function openStage(dataDir: string): Promise<string> {
  for (const name of (await readdir(dataDir)).filter((one) => STAGE.test(one))) {
    const { mtimeMs } = await stat(path.join(dataDir, name));
    if (Date.now() - mtimeMs > FORSAKEN) await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
  const stage = path.join(dataDir, `backup-${randomBytes(8).toString('hex')}`);
  await mkdir(stage, { mode: 0o700 });
  return stage;
}

/**
 * Gathers a data directory's files and database as of one moment, in an order in which nothing gets lost between two
 * steps: first the requests that wait for the backend, then the database, then the files of the requests and the photographs of the items in it. A
 * request delivered meanwhile is in both; its key keeps it from being stored twice.
 * @param snapshot writes the rows of the database into a folder.
 */
export async function gather(
  dataDir: string,
  stage: string,
  snapshot: (folder: string) => Promise<void>,
): Promise<void> {
  const [uploads, photographs, ...waiting] = KEPT.folders;
  const keep = (folder: string) => linkFolder(path.join(dataDir, folder), path.join(stage, folder));
  for (const folder of waiting.toReversed()) await keep(folder);
  await snapshot(path.join(stage, KEPT.database));
  await keep(uploads);
  await keep(photographs);
  for (const name of KEPT.secrets) await linkFile(path.join(dataDir, name), path.join(stage, name));
}
