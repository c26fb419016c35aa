import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of this kind in a data directory are of imports under way. */
const STAGE = /^stock-[0-9a-f]{16}$/;

/** Milliseconds after which one is of an import that was killed, or never confirmed. */
const FORSAKEN = 24 * 3_600_000;

/** Deletes what imports that broke off have left in a data directory. */
export async function removeForsakenStages(dataDir: string): Promise<void> {
  for (const name of (await readdir(dataDir)).filter((one) => STAGE.test(one))) {
    const { mtimeMs } = await stat(join(dataDir, name));
    if (Date.now() - mtimeMs > FORSAKEN) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}
