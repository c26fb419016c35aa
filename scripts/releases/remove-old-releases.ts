import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { listReleases, releaseBefore } from './release.ts';

/** Deletes folders of unfinished releases. The caller holds the lock, so nobody is making one. */
export async function sweepUnfinished(folder: string): Promise<void> {
  const names = await readdir(path.join(folder, 'releases')).catch(() => []);
  const finished = new Set((await listReleases(folder)).map(({ name }) => name));
  for (const name of names) {
    if (!finished.has(name)) await rm(path.join(folder, 'releases', name), { recursive: true, force: true });
  }
}

/**
 * Deletes the oldest releases.
 * @param count how many to keep; the one in use and the one before it are always kept. @param running names of those
 * whose programs run, which are kept as well: a program reads files of its folder, and is started again from there.
 * @returns names of the deleted ones.
 */
export async function removeOldReleases(
  folder: string,
  count: number,
  inUse: string,
  running: readonly string[] = [],
): Promise<string[]> {
  const releases = await listReleases(folder);
  const names = releases.map(({ name }) => name);
  const current = releases.find(({ name }) => name === inUse);
  const before = current && releaseBefore(releases, current)?.name;
  const kept = new Set([...names.slice(-count), inUse, before, ...running]);
  const gone = names.filter((name) => !kept.has(name));
  for (const name of gone) {
    await rm(path.join(folder, 'releases', name), { recursive: true, force: true });
  }
  return gone;
}
