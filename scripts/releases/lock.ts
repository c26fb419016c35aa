import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { isLocked, takeDirectoryLock } from '@tourbillon/platform/storage/directory-lock.ts';
import { Problem } from '../bootstrap/problem.mjs';

/**
 * Takes the lock of deploys, so that one runs at a time. The kernel releases it when the process ends, also by a power
 * cut: a process number in a file would be that of another program after the next start (decision 687).
 * @returns a function that releases it. @throws Problem when another deploy runs.
 */
export async function lockReleases(folder: string): Promise<() => Promise<void>> {
  await mkdir(path.join(folder, 'releases'), { recursive: true, mode: 0o700 });
  try {
    const { release } = await takeDirectoryLock(path.join(folder, 'deploy-lock'));
    return async () => release();
  } catch (error) {
    if (!isLocked(error)) throw error;
    throw new Problem('Another deploy is under way.');
  }
}
