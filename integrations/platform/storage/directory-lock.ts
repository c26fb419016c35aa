import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** A lock that is held until it is released. */
export interface Lock {
  release(): void;
}

/**
 * Takes the exclusive lock of a data directory, which is created when it is missing. SQLite uses a lock of the operating
 * system on the file, so the kernel releases it even after kill -9.
 * @throws the error of SQLite or of the disk; see `isLocked`.
 */
export async function takeDirectoryLock(directory: string): Promise<Lock> {
  const open = await sqlite();
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    database = open(join(directory, 'lock'));
    database.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    database?.close();
    throw error;
  }
  const held = database;
  return { release: () => held.close() };
}

/** Whether the lock was not taken because another process holds it. */
export function isLocked(error: unknown): boolean {
  return /locked|busy/i.test(error instanceof Error ? error.message : String(error));
}

/** Imports node:sqlite without its "experimental" warning; other warnings are still shown. */
async function sqlite(): Promise<(file: string) => DatabaseSync> {
  const emitWarning = process.emitWarning;
  process.emitWarning = ((warning: string | Error, ...rest: []) => {
    if (!String(warning).includes('SQLite is an experimental feature'))
      emitWarning.call(process, warning, ...rest);
  }) as typeof process.emitWarning;
  try {
    const { DatabaseSync } = await import('node:sqlite');
    return (file) => new DatabaseSync(file);
  } finally {
    process.emitWarning = emitWarning;
  }
}
