import { isLocked, type Lock, takeDirectoryLock } from '@tourbillon/platform/storage/directory-lock.ts';
import { Problem } from '../errors/operator-problem.ts';

/**
 * Takes the exclusive lock of a data directory. PGlite has none, and two processes on one directory destroy it.
 * @throws Problem when another process holds it or the directory is not writable.
 */
export async function lockDirectory(directory: string): Promise<Lock> {
  try {
    return await takeDirectoryLock(directory);
  } catch (error) {
    throw new Problem(lockProblem(directory, error), { cause: error });
  }
}

function lockProblem(directory: string, error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return isLocked(error)
    ? `The data directory ${directory} is in use by another running backend. Stop that one first, ` +
        'or set DATA_DIR to another directory.'
    : `The data directory ${directory} cannot be used (${text}). Make it writable, or set DATA_DIR to another directory.`;
}
