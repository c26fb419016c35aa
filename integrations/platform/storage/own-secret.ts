import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A secret in a file that only its owner can read, created on first use. All processes of an installation get the
 * same secret: the file is created atomically, and the first process wins.
 */
export function readOrCreateSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
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
