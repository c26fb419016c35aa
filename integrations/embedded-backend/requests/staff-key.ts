import { randomBytes, timingSafeEqual } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The key by which a script of the same machine asks a running backend for what only the staff may see: a file of the
 * data directory that nobody else can read, made at the first need; `STAFF_KEY` where several machines have a backend.
 * It signs the links to files as well.
 */
export function staffKey(dataDir: string, given = process.env.STAFF_KEY): string {
  if (given) return given;
  const file = join(dataDir, 'staff-key');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    mkdirSync(dataDir, { recursive: true });
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

/** Whether an Authorization header bears the key. */
export function bearsKey(header: string | undefined, key: string): boolean {
  const given = Buffer.from(header ?? '');
  const expected = Buffer.from(`Bearer ${key}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
