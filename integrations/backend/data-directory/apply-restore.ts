import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { linkFolder } from './link-files.ts';
import { syncFolder } from '@tourbillon/platform/storage/sync-folder.ts';

/** Folder of a data directory in which the restored files are prepared. */
export const RESTORING = 'restoring';

/**
 * File in it that marks the restore as complete and decided. It contains the name of the folder for the previous
 * files.
 */
const DECIDED = 'decided';

/** Files and folders that replace the existing ones. */
const REPLACING = ['database', 'publish-secret', 'staff-key'];

/**
 * Folders that are merged with the existing ones: files with unique names, and requests that are not yet delivered.
 */
const JOINING = ['uploads', 'item-photos', 'photos', 'spool'];

/** Decides that the prepared files will be installed. @param aside folder for the previous files. */
export async function commitRestore(dataDir: string, aside: string): Promise<void> {
  const file = await open(path.join(dataDir, RESTORING, DECIDED), 'w', 0o600);
  try {
    await file.writeFile(aside);
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(path.join(dataDir, RESTORING));
}

/**
 * Installs the files of a decided restore; does nothing when none is decided. After an interruption at any point, the
 * next call completes it. The caller holds the lock of the data directory.
 */
export async function applyRestore(dataDir: string): Promise<void> {
  const ready = path.join(dataDir, RESTORING);
  const decided = await readFile(path.join(ready, DECIDED), 'utf8').catch(() => undefined);
  if (decided === undefined) return;
  const aside = path.join(dataDir, path.basename(decided));
  for (const name of REPLACING) {
    const [mine, old] = [path.join(ready, name), path.join(dataDir, name)];
    if (!existsSync(mine)) continue;
    if (existsSync(old)) {
      await mkdir(aside, { recursive: true, mode: 0o700 });
      await rename(old, path.join(aside, name));
    }
    await rename(mine, old);
  }
  for (const name of JOINING) {
    await linkFolder(path.join(dataDir, name), path.join(aside, name));
    await linkFolder(path.join(ready, name), path.join(dataDir, name));
  }
  await syncFolder(dataDir);
  await rm(ready, { recursive: true });
}
