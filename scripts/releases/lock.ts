import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '../bootstrap/problem.mjs';

/** Locks that this process holds. */
const held = new Set<string>();

/**
 * Takes the lock of deploys, so that one runs at a time. @returns a function that releases it. @throws Problem
 * when another deploy runs.
 */
export async function lockReleases(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'deploy.lock');
  await mkdir(path.join(folder, 'releases'), { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, String(process.pid), { flag: 'wx', mode: 0o600 });
  } catch {
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    // In a container, this process may have the number of one that was killed.
    const isOwn = holder === process.pid && !held.has(file);
    if (!isOwn && isAlive(holder)) throw new Problem(`Another deploy is under way (process ${holder}).`);
    await writeFile(file, String(process.pid), { mode: 0o600 });
  }
  held.add(file);
  return async () => {
    held.delete(file);
    await rm(file, { force: true });
  };
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
