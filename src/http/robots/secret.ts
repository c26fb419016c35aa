import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The key that signs our own checks: `ROBOT_CHECK_KEY`, or one made at the first need and kept in the folder. All
 * processes of an installation get the same: the file appears whole, and the first one wins.
 */
export function robotSecret(given: string | undefined, folder: string): string {
  if (given) return given;
  const file = path.join(folder, 'key');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(mine, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine, { force: true });
  }
  return readFileSync(file, 'utf8');
}
