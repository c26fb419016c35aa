import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/**
 * A secret in a file that only its owner can read, created on first use. All processes of an installation get the
 * same secret: the file is created atomically, and the first process wins. An empty file, which a power cut or a full
 * disk can leave, is no secret: anybody could sign with it (decision 710).
 */
export function readOrCreateSecret(file: string): string {
  const kept = readSecret(file);
  if (kept?.trim()) return kept;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const mine = `${file}.${process.pid}`;
  try {
    writeSynced(mine, randomBytes(32).toString('base64url'));
    if (kept === undefined) linkSync(mine, file);
    else renameSync(mine, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine, { force: true });
  }
  return readFileSync(file, 'utf8');
}

/** The text of a file; undefined when there is no file. */
function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function writeSynced(file: string, text: string): void {
  const handle = openSync(file, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
