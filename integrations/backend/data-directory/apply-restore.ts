import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { linkFolder } from './link-files.ts';
import { syncFolder } from '@tourbillon/platform/storage/sync-folder.ts';

/** Folder of a data directory in which a restored one is prepared. */
export const RESTORING = 'restoring';

/** File in it that says: everything is ready, and what was there before goes into the folder of that name. */
const DECIDED = 'decided';

/** What of a restored data directory takes the place of what is there. */
const REPLACING = ['database', 'publish-secret', 'staff-key'];

/** What joins what is there: files that only their names lead to, and requests that still wait to be delivered. */
const JOINING = ['uploads', 'item-photos', 'photos', 'spool'];

/** Decides that what is ready is put in place, come what may. @param aside folder for what was there before. */
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
 * Puts in place what a restore has decided; does nothing when it has decided nothing. Cut off at any point it is
 * finished by the next call. The caller holds the lock of the data directory.
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
