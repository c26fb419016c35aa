import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '../bootstrap/problem.mjs';
import { operatorPath } from '../processes/operator-path.ts';
import { ROOT } from '../processes/programs.ts';
import { isInRelease } from '../releases/release.ts';

/** Name of the data directory of a clone; its releases have a link to it. */
const DATA_OF_CLONE = '.data';

/**
 * Where a backup goes: the file or folder that the operator names; by default `backups` beside the data of a clone, or
 * in the data directory where `DATA_DIR` is another one (decision 603).
 * @param root folder of the project or of a release. @throws Problem when a later deploy would delete the backup.
 */
export async function backupTarget(named: string | undefined, dataDir: string, root = ROOT): Promise<string> {
  if (named === undefined) {
    const data = await realpath(dataDir).catch(() => dataDir);
    return path.join(path.basename(data) === DATA_OF_CLONE ? path.dirname(data) : data, 'backups');
  }
  const target = operatorPath(named);
  if (!isInRelease(root, target)) return target;
  throw new Problem(`${target} is in a release, which a later deploy deletes: name a folder elsewhere.`);
}
