import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '../errors/operator-problem.ts';

/** A lock that is held until it is released. */
export interface Lock {
  release(): void;
}

/**
 * Takes the exclusive lock of a data directory. PGlite has none, and two processes on one directory destroy it.
 * SQLite uses a lock of the operating system on the file, so the kernel releases it even after kill -9.
 * @throws Problem when another process holds it or the directory is not writable.
 */
export async function lockDirectory(directory: string): Promise<Lock> {
  const file = join(directory, 'lock');
  const open = await sqlite();
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    database = open(file);
    database.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    database?.close();
    throw new Problem(lockProblem(directory, error), { cause: error });
  }
  const held = database;
  return { release: () => held.close() };
}

function lockProblem(directory: string, error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return /locked|busy/i.test(text)
    ? `The data directory ${directory} is in use by another running backend. Stop that one first, ` +
        'or set DATA_DIR to another directory.'
    : `The data directory ${directory} cannot be used (${text}). Make it writable, or set DATA_DIR to another directory.`;
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
