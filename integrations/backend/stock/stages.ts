import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of running imports in a data directory. */
const STAGE = /^stock-[0-9a-f]{16}$/;

/** Age in milliseconds after which an import has been killed or was never confirmed. */
const FORSAKEN = 24 * 3_600_000;

/** Deletes old folders of interrupted imports from a data directory. */
export async function removeForsakenStages(dataDir: string): Promise<void> {
  for (const name of (await readdir(dataDir)).filter((one) => STAGE.test(one))) {
    // An import that ends in this moment deletes or renames its folder.
    const stage = await stat(join(dataDir, name)).catch(() => undefined);
    if (stage && Date.now() - stage.mtimeMs > FORSAKEN)
      await rm(join(dataDir, name), { recursive: true, force: true });
  }
}
