import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of running imports in a data directory. */
const IMPORT_FOLDER = /^stock-[0-9a-f]{16}$/;

/** Milliseconds after which an unfinished import counts as interrupted: it was killed, or never confirmed. */
const INTERRUPTED_AFTER = 24 * 3_600_000;

/** Deletes old folders of interrupted imports from a data directory. */
export async function deleteInterruptedImports(dataDir: string): Promise<void> {
  for (const name of (await readdir(dataDir)).filter((one) => IMPORT_FOLDER.test(one))) {
    // An import that ends at this moment deletes or renames its folder.
    const folder = await stat(join(dataDir, name)).catch(() => undefined);
    if (folder && Date.now() - folder.mtimeMs > INTERRUPTED_AFTER)
      await rm(join(dataDir, name), { recursive: true, force: true });
  }
}
