import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { linkOrCopy } from './link-or-copy.ts';
import type { Release } from './release.ts';

/** Paths of the hashed files of a build, with their compressed forms, below `dist/client`. */
export async function listAssets(dist: string): Promise<string[]> {
  const folder = path.join(dist, 'client', '_astro');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(dist, 'client'), path.join(entry.parentPath, entry.name)));
}

/**
 * Adds the hashed files of a release that a build lacks. The name contains the hash of the content, so files of
 * one name are equal. A page of one release then finds its scripts when the other one answers.
 */
export async function copyMissingAssets(from: Pick<Release, 'dist' | 'assets'>, dist: string): Promise<void> {
  for (const asset of from.assets) {
    const target = path.join(dist, 'client', asset);
    await mkdir(path.dirname(target), { recursive: true });
    await linkOrCopy(path.join(from.dist, 'client', asset), target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
